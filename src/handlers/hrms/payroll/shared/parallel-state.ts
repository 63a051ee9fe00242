/** A parallel run as it is now: the differences between what was uploaded and the payslips of the run, and which of them are accepted. */
import type { ParallelRun } from "#generated/hrms/schema.ts";
import { type ParallelDifference, parallelDifferences } from "#src/domain/payroll/parallel.ts";
import type { PayRunRow } from "#src/store/payroll/pay-runs.ts";
import {
  findParallelRun,
  namedEmployees,
  type NamedEmployee,
  namesOfAccounts,
  ownPayslips,
  type ParallelUpload,
} from "#src/store/payroll/parallel-runs.ts";
import { numberedEmployees } from "#src/store/payroll/items-to-assign.ts";
import type { AcceptedDifference } from "#src/store/payroll/tables/parallel-runs.ts";
import type { HrmsContext } from "../../context.ts";

export interface FoundDifference extends ParallelDifference, NamedEmployee {
  readonly accepted: AcceptedDifference | undefined;
  readonly acceptedBy: string;
}

export interface ParallelState {
  readonly upload: ParallelUpload;
  readonly differences: readonly FoundDifference[];
  readonly people: number;
  readonly unknownPeople: readonly string[];
}

const acceptedAs = (accepted: readonly AcceptedDifference[], of: ParallelDifference): AcceptedDifference | undefined =>
  accepted.find(
    ({ employeeId, code, difference }) =>
      employeeId === of.employeeId && code === of.code && difference === of.difference,
  );

/** The same differences, after some were accepted or reopened. */
export const withAccepted = (state: ParallelState, accepted: readonly AcceptedDifference[]): ParallelState => ({
  ...state,
  upload: { ...state.upload, accepted },
  differences: state.differences.map((each) => ({ ...each, accepted: acceptedAs(accepted, each) })),
});

/** Undefined without an upload. */
export async function parallelState(ctx: HrmsContext, run: PayRunRow): Promise<ParallelState | undefined> {
  const upload = await findParallelRun(ctx.db, run.id);
  if (!upload) return undefined;
  const numbers = [...new Set(upload.amounts.map(({ employeeNo }) => employeeNo))];
  const employees = await numberedEmployees(ctx.db, run.companyId, numbers);
  const idOf = new Map(employees.map(({ id, number }) => [number, id]));
  const theirs = new Map<string, Map<string, number>>();
  for (const { employeeNo, code, amount } of upload.amounts) {
    const id = idOf.get(employeeNo.toLowerCase());
    if (id === undefined) continue;
    const own = theirs.get(id) ?? new Map<string, number>();
    theirs.set(id, own.set(code, (own.get(code) ?? 0) + amount));
  }
  const ours = await ownPayslips(ctx.db, run.id);
  const found = parallelDifferences(ours, theirs);
  const names = await namedEmployees(ctx.db, [...new Set(found.map(({ employeeId }) => employeeId))]);
  const accounts = await namesOfAccounts(ctx.db, [...new Set(upload.accepted.map(({ by }) => by))]);
  const { compare } = new Intl.Collator("en", { numeric: true });
  const differences = found
    .map((each): FoundDifference => {
      const { id, employeeNo = "", fullName = "" } = names.get(each.employeeId) ?? { id: each.employeeId };
      const accepted = acceptedAs(upload.accepted, each);
      const acceptedBy = accepted ? (accounts.get(accepted.by) ?? "") : "";
      return { ...each, id, employeeNo, fullName, accepted, acceptedBy };
    })
    .toSorted((one, other) => compare(one.fullName, other.fullName) || compare(one.employeeNo, other.employeeNo));
  return {
    upload,
    differences,
    people: new Set([...ours.keys(), ...theirs.keys()]).size,
    unknownPeople: numbers.filter((number) => !idOf.has(number.toLowerCase())),
  };
}

export function parallelWire(state: ParallelState | undefined): ParallelRun {
  if (!state) return { upload: null, people: 0, matching: 0, open: 0, accepted: 0, unknownPeople: [] };
  const { upload, differences, people, unknownPeople } = state;
  const accepted = differences.filter((each) => each.accepted !== undefined).length;
  return {
    upload: {
      fileName: upload.fileName,
      uploadedAt: upload.updatedAt.toISOString(),
      uploadedBy: upload.updatedBy ?? "",
    },
    people,
    matching: people - new Set(differences.map(({ employeeId }) => employeeId)).size,
    open: differences.length - accepted,
    accepted,
    unknownPeople: [...unknownPeople],
  };
}
