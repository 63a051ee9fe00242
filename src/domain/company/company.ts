/** Rules of a company's record that one field alone cannot say. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { uenFaults } from "../statutory/identifiers/uen-faults.ts";

interface CompanyFacts {
  uen?: string | null;
  csn?: readonly string[];
}

/** CPF submission numbers begin with the number of the entity that submits, then say what it submits as: 202134567W-PTE-01. */
const submissionNumber = /^[0-9A-Z]{9,10}-[A-Z]{3}-[0-9]{2}$/;

export function companyFaults({ uen, csn = [] }: CompanyFacts): ProblemFault[] {
  const odd = csn.findIndex((number) => !submissionNumber.test(number.trim().toUpperCase()));
  return [...uenFaults({ uen }), ...(odd < 0 ? [] : [{ pointer: "/csn", code: "csn", params: { number: csn[odd] } }])];
}
