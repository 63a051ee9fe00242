/** What a panel of an employee's records has to know of a kind: its form and list, who writes it, the steps of its life. */
import type { UseMutationOptions } from "@tanstack/react-query";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import type { Resource } from "#src/contract/resource.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { area, type Area, type Declaration, type Row } from "../../../../crud/area.ts";
import type { FieldSpec } from "../../../../form/spec.ts";
import type { MessageArea } from "../../../../messages/catalogue.ts";

export type FieldClass = Employee["rights"]["write"][number];

/** Who looks at the records. */
export interface Seen {
  readonly employee: Employee;
  readonly may: (action: string, subject: string) => boolean;
  /** May write records of the kind. */
  readonly writes: boolean;
}

export interface RecordStep {
  /** Named by `step.<name>`. */
  readonly name: string;
  readonly shown: (row: Row, seen: Seen) => boolean;
  readonly call: () => UseMutationOptions<unknown, ApiError, never>;
  /** Sent with what was asked. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Asked before it is taken. */
  readonly asks?: readonly FieldSpec[];
  readonly danger?: boolean;
  /** The step that one comes for. */
  readonly main?: boolean;
}

export type AskedSection = "bankAccount" | "passport" | "dependant";

export interface RecordKind {
  readonly area: Area;
  /** What one must be allowed to read, and to write. */
  readonly class: FieldClass;
  /** Classes of which any lets one see the panel, where records differ; that of the kind without. */
  readonly seenWith?: readonly FieldClass[];
  readonly steps: readonly RecordStep[];
  /** The section of requests that ask for a change of one's own. */
  readonly asked?: AskedSection;
  /** Field of a masked number, and the word that unmasks it. */
  readonly masked?: { readonly field: string; readonly unmask: "passportNo" | "accountNo" | "birthCertNo" };
}

interface KindDeclaration<R extends Resource> extends Omit<Declaration<R>, "filters" | "form" | "steps"> {
  readonly class: FieldClass;
  readonly seenWith?: readonly FieldClass[];
  readonly form: Declaration<R>["form"][string];
  readonly steps?: readonly RecordStep[];
  readonly asked?: RecordKind["asked"];
  readonly masked?: RecordKind["masked"];
}

/** Words of the kind stand in the messages of employee records, below its name. */
export function recordKind<const R extends Resource>(
  name: string,
  { class: of, seenWith, form, steps = [], asked, masked, ...declaration }: KindDeclaration<R>,
): RecordKind {
  const declared = area(
    `employee-records.${name}` as MessageArea,
    { ...declaration, filters: [], form: { facts: form } } as unknown as Declaration<R>,
  );
  return {
    area: declared,
    class: of,
    steps,
    ...(seenWith && { seenWith }),
    ...(asked && { asked }),
    ...(masked && { masked }),
  };
}

/** A generated mutation, of whichever operation. */
export const step = (call: unknown): RecordStep["call"] => call as RecordStep["call"];

export type StepInput = AnyInput;
