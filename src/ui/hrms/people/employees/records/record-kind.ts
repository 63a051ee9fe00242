/** Definition of a record kind: form, list, required rights and actions. */
import type { UseMutationOptions } from "@tanstack/react-query";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import type { Resource } from "#src/contract/resource.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { area, type Area, type Declaration, type Row } from "../../../../crud/area.ts";
import type { FieldSpec } from "../../../../form/spec.ts";
import type { MessageArea } from "../../../../messages/catalogue.ts";

export type FieldClass = Employee["rights"]["write"][number];

/** The employee as the current user may see and edit them. */
export interface RecordContext {
  readonly employee: Employee;
  readonly may: (action: string, subject: string) => boolean;
  /** Whether the user may write this kind. */
  readonly writes: boolean;
}

export interface RecordStep {
  /** Label key: `step.<name>`. */
  readonly name: string;
  readonly shown: (row: Row, context: RecordContext) => boolean;
  readonly call: () => UseMutationOptions<unknown, ApiError, never>;
  /** Sent along with the form values. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields of the dialog shown before the action. */
  readonly fields?: readonly FieldSpec[];
  readonly danger?: boolean;
  readonly main?: boolean;
}

export type RequestSection = "bankAccount" | "passport" | "dependant";

interface RecordDownload {
  readonly name: (row: Row) => string;
  readonly call: (path: unknown) => Promise<Blob>;
}

type RecordNote = "payHidden";

export interface RecordKind {
  readonly area: Area;
  /** Field class required to read and write. */
  readonly class: FieldClass;
  /** Any of these classes shows the panel, where records differ in class; defaults to `class`. */
  readonly visibleWith?: readonly FieldClass[];
  /** Fields for writers of another class only; the form omits them for others. */
  readonly reserved?: { readonly class: FieldClass; readonly fields: readonly string[] };
  /** The record as a file. */
  readonly download?: RecordDownload;
  /** Message shown below the facts. */
  readonly note?: (row: Row) => RecordNote | undefined;
  /** Whether managers see some of these records without that class. */
  readonly seenByManagers?: boolean;
  readonly steps: readonly RecordStep[];
  /** Section of a change request for the user's own record. */
  readonly requestSection?: RequestSection;
  /** Masked field, and the name the unmask operation uses for it. */
  readonly masked?: { readonly field: string; readonly unmask: "passportNo" | "accountNo" | "birthCertNo" };
}

interface KindDeclaration<R extends Resource> extends Omit<Declaration<R>, "filters" | "form" | "steps"> {
  readonly class: FieldClass;
  readonly visibleWith?: readonly FieldClass[];
  readonly seenByManagers?: boolean;
  readonly download?: RecordDownload;
  readonly note?: RecordKind["note"];
  readonly reserved?: RecordKind["reserved"];
  readonly form: Declaration<R>["form"][string];
  readonly steps?: readonly RecordStep[];
  readonly requestSection?: RecordKind["requestSection"];
  readonly masked?: RecordKind["masked"];
}

/** Messages of a kind are below its name in the employee records messages. */
export function recordKind<const R extends Resource>(
  name: string,
  {
    class: of,
    visibleWith,
    seenByManagers,
    download,
    note,
    reserved,
    form,
    steps = [],
    requestSection,
    masked,
    ...declaration
  }: KindDeclaration<R>,
): RecordKind {
  const declared = area(
    `employee-records.${name}` as MessageArea,
    { ...declaration, filters: [], form: { facts: form } } as unknown as Declaration<R>,
  );
  return {
    area: declared,
    class: of,
    steps,
    ...(visibleWith && { visibleWith }),
    ...(seenByManagers && { seenByManagers }),
    ...(download && { download }),
    ...(note && { note }),
    ...(reserved && { reserved }),
    ...(requestSection && { requestSection }),
    ...(masked && { masked }),
  };
}

/** Erases the input type of a generated mutation. */
export const step = (call: unknown): RecordStep["call"] => call as RecordStep["call"];

export type StepInput = AnyInput;

/** The kind as someone with these classes may write it. */
export function writableWith(kind: RecordKind, write: readonly FieldClass[]): RecordKind {
  const { area: whole, reserved } = kind;
  if (!reserved || write.includes(reserved.class)) return kind;
  const form = Object.entries(whole.form).map(([name, lines]) => [
    name,
    lines.map((line) => line.filter((field) => !reserved.fields.includes(field))).filter((line) => line.length > 0),
  ]);
  return { ...kind, area: { ...whole, form: Object.fromEntries(form) as Area["form"] } };
}
