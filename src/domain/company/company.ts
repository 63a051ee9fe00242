/** Rules of a company record that span several fields. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { uenFaults } from "../statutory/identifiers/uen-faults.ts";

interface CompanyFacts {
  uen?: string | null;
  csn?: readonly string[];
}

/** CPF submission numbers are the submitting entity's UEN, payment type and serial number: 202134567W-PTE-01. */
const submissionNumber = /^[0-9A-Z]{9,10}-[A-Z]{3}-[0-9]{2}$/;

export function companyFaults({ uen, csn = [] }: CompanyFacts): ProblemFault[] {
  const odd = csn.findIndex((number) => !submissionNumber.test(number.trim().toUpperCase()));
  return [...uenFaults({ uen }), ...(odd < 0 ? [] : [{ pointer: "/csn", code: "csn", params: { number: csn[odd] } }])];
}
