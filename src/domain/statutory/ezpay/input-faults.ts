/** What prevents writing a CPF EZPay file, each with a pointer to the input. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { RuleError } from "../../shared/rule-error.ts";
import { checkNric } from "../identifiers/nric.ts";
import { checkUen } from "../identifiers/uen.ts";
import { type EzpayEmployee, type EzpayInput, isBoardAccount, plainName } from "./write.ts";

const fundsOf = ({ mbmf = 0, sinda = 0, cdac = 0, ecf = 0, communityChest = 0 }: EzpayEmployee): number =>
  mbmf + sinda + cdac + ecf + communityChest;

export function ezpayFaults({ uen, employees }: Pick<EzpayInput, "uen" | "employees">): ProblemFault[] {
  const accounts = employees.map(({ account }) => account.trim().toUpperCase());
  return [
    ...(checkUen(uen).verdict === "refuse" ? [{ pointer: "/uen", code: "uen-shape" }] : []),
    ...employees.flatMap((employee, index) => {
      const twice = accounts.indexOf(accounts[index] ?? "") < index;
      const codes = [...employeeFaults(employee), ...(twice ? ([["account", "account-twice"]] as const) : [])];
      return codes.map(([field, code]) => ({
        pointer: `/employees/${index}/${field}`,
        code,
        params: { row: index + 1 },
      }));
    }),
  ];
}

function* employeeFaults(employee: EzpayEmployee): Generator<readonly [field: string, code: string]> {
  const { account, name, cpf } = employee;
  const checked = checkNric(account);
  if (checked.verdict === "refuse") yield ["account", `account-${checked.code}`];
  else if (cpf && !isBoardAccount(account)) yield ["account", "account-foreign"];
  if (!isWritable(name)) yield ["name", "name-not-latin"];
  if (cpf && cpf.total > 0 && cpf.ordinaryWages + cpf.additionalWages === 0) yield ["ordinaryWages", "wages-missing"];
  // The Board rounds a month's contributions to the dollar.
  if (cpf && cpf.total % 100 !== 0) yield ["cpf", "cpf-not-dollars"];
  if (!cpf && fundsOf(employee) === 0) yield ["cpf", "nothing-to-pay"];
}

function isWritable(name: string): boolean {
  try {
    return plainName(name) !== "";
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}
