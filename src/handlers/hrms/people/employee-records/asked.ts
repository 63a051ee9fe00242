/** What every kind of change request provides: validation, comparison with the current record, application. */
import type { ChangeRequestInput } from "#generated/hrms/schema.ts";
import { fieldsOfSection, type SealedChange } from "#src/domain/people/change-requests.ts";
import { mergeField } from "#src/domain/people/merge-change.ts";
import type { ShownChangeRequest } from "#src/store/people/shared/change-requests.ts";
import type { OfEmployee } from "#src/store/people/shared/records.ts";
import type { WholeEmployee } from "#src/store/people/shared/record.ts";
import type { HrmsContext } from "../../context.ts";
import type { ReachedEmployee } from "../shared/people.ts";

export interface Asker {
  readonly whole: WholeEmployee;
  readonly employee: ReachedEmployee;
}

/** Current and requested values by field, in a displayable form. */
export interface Wanted {
  readonly before: SealedChange;
  readonly after: SealedChange;
  readonly recordId?: string | null;
  /** What is written into the record, if it differs from what is displayed. */
  readonly fields?: SealedChange;
}

interface Compared {
  readonly field: string;
  readonly now: unknown;
  readonly result: unknown;
  readonly conflict: boolean;
}

export interface AskedKind {
  wanted: (ctx: HrmsContext, asker: Asker, body: ChangeRequestInput) => Promise<Wanted>;
  compare: (ctx: HrmsContext, shown: ShownChangeRequest) => Promise<Compared[]>;
  apply: (
    ctx: HrmsContext,
    asker: Asker,
    shown: ShownChangeRequest,
    compared: readonly Compared[],
    note: string | null,
  ) => Promise<void>;
  /** Undoes what creating the request has already done. */
  drop?: (
    ctx: HrmsContext,
    asker: Asker,
    shown: ShownChangeRequest,
    status: "rejected" | "withdrawn",
    note: string | null,
  ) => Promise<void>;
}

export const ofEmployee = ({ companyId, employeeId }: ShownChangeRequest["request"]): OfEmployee => ({
  companyId,
  employeeId,
});

/** The requested fields, in the section's order. */
export const askedFields = ({ section, after }: ShownChangeRequest["request"]): string[] =>
  fieldsOfSection[section].filter((field) => field in after);

/** Each requested field with its current value. */
export function comparedWith({ request }: ShownChangeRequest, now: SealedChange | undefined): Compared[] {
  return askedFields(request).map((field) => {
    const value = now?.[field] ?? null;
    // A deleted record cannot be changed.
    const merged =
      now === undefined
        ? { result: request.after[field], conflict: true }
        : mergeField(field, request.before[field], request.after[field], value);
    return { field, now: value, ...merged };
  });
}
