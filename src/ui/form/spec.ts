/** Field specification: contract metadata plus what the screen adds. */
import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Fields, ResourceField } from "#src/contract/resource.ts";
import type { InputProps } from "../kit/input.tsx";
import type { NamedKind } from "../messages/built-in-name.ts";
import type { Text } from "../messages/use-text.ts";
import { kindOf, type Kind } from "./kind.ts";

/** Form values by field; invalid text is held as `Unparsed`. */
export type Values = Readonly<Record<string, unknown>>;

/** A field that holds the id of another record. */
export interface Reference {
  /** Field of a row with that record's name. */
  readonly label: string;
  readonly options: (
    input: AnyInput,
  ) => UseQueryOptions<readonly { readonly id: string; readonly label: string }[], ApiError>;
  /** Permission needed to list the options, if not everyone who sees the form has it. */
  readonly subject?: string | undefined;
  /** Kind of built-in names to translate. */
  readonly named?: NamedKind | undefined;
  /** Names offered before all others, as stored. */
  readonly first?: readonly string[];
  /** A short list: all records in a plain select instead of one that is searched. */
  readonly short?: boolean;
}

export interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly values: Values;
  /** Path parameters of the page, for queries. */
  readonly scope: Readonly<Record<string, string>>;
  /** The record being edited; undefined for a new one. */
  readonly row?: (Values & { readonly id: string }) | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
}

export interface FieldSpec {
  /** Property of the request body. */
  readonly name: string;
  readonly kind: Kind;
  /** Label of user-defined fields. */
  readonly label?: string;
  readonly required?: boolean;
  /** Labelled as optional, in forms where most fields are required. */
  readonly optional?: boolean;
  /** Empty values are sent as null instead of left out. */
  readonly nullable?: boolean;
  /** Values of a choice or multiple choice. */
  readonly choices?: readonly string[];
  readonly numeric?: boolean;
  /** Whether a choice can be cleared; by default if it is not required. */
  readonly clearable?: boolean;
  readonly reference?: Reference;
  /** Fields of a row, for "rows". */
  readonly rows?: readonly FieldSpec[];
  /** Fields of an object that is edited as a whole. */
  readonly fields?: readonly FieldSpec[];
  readonly ordered?: boolean;
  readonly maxItems?: number;
  /** Initial value in a new form or row. */
  readonly initial?: unknown;
  /** For "parts": how many stored units make one entered unit. */
  readonly parts?: number;
  /** For "lines": three lines that can be dragged larger, instead of growing with the text. */
  readonly resizable?: boolean;
  /** For "list": items may contain spaces. */
  readonly spaced?: boolean;
  /** Browser autofill of text about the user, such as "name". */
  readonly autoComplete?: string;
  /** Attributes of its text input. */
  readonly input?: Pick<
    InputProps,
    "type" | "inputMode" | "maxLength" | "placeholder" | "spellCheck" | "autoCapitalize" | "size" | "lang"
  > & {
    /** Takes the focus when a dialog opens. */
    readonly "data-autofocus"?: boolean;
  };
  readonly control?: ComponentType<ControlProps>;
  /** Message key prefix of the choices; defaults to the field name. */
  readonly words?: string;
  readonly help?: boolean;
  /** False if the field exists only in the form, not in the record's facts. */
  readonly inFacts?: boolean;
  /** "" accepts any text that is not blank; blank text counts as missing. */
  readonly pattern?: string;
  /** Depends on the other values: hidden fields are neither checked nor sent. */
  readonly shown?: (values: Values) => boolean;
  readonly check?: (t: Text, value: unknown, values: Values) => string | undefined;
}

/** Texts of form fields. Fields of rows are named by path: `rows.field`. */
export interface FieldWords {
  readonly field: (path: string) => string;
  readonly choice: (path: string, value: string) => string;
  readonly help?: (name: string) => string | undefined;
  readonly unit?: (path: string) => string | undefined;
  /** Label of the empty choice. */
  readonly nothing?: (path: string) => string | undefined;
  /** Shown in an empty number or date field. */
  readonly placeholder?: (path: string) => string | undefined;
  readonly value?: (name: string, value: unknown) => string;
  readonly fault?: (code: string, fault: ProblemFault) => string | undefined;
  /** Label of the "Add" button, naming the field. */
  readonly addRow?: (name: string) => string;
  readonly removeRow?: (name: string, row: number) => string;
}

/** Texts of a form; `choice` is only needed if it has choices. */
export type FormWords = Omit<FieldWords, "choice"> & Partial<Pick<FieldWords, "choice">>;

const asItIs = (_path: string, value: string): string => value;
export const fieldWords = (words: FormWords): FieldWords => ({ choice: asItIs, ...words });

/** Field specification from the contract, extended by `more`. */
export function specOf(name: string, field: ResourceField | undefined, more: Partial<FieldSpec> = {}): FieldSpec {
  const choices = field?.enum ?? field?.items?.enum;
  const rows = field?.items?.fields;
  const { type } = field?.items ?? field ?? {};
  return {
    name,
    // Ids without a kind in the contract may still refer to a record.
    kind: more.reference && kindOf(field) !== "references" ? "reference" : kindOf(field),
    required: field?.required ?? false,
    nullable: field?.nullable ?? false,
    ...(choices && { choices: choices.map(String) }),
    ...((type === "integer" || type === "number") && { numeric: true }),
    ...(rows && { rows: specsOf(rows) }),
    ...(field?.fields && { fields: specsOf(field.fields) }),
    ...(field?.maxItems !== undefined && { maxItems: field.maxItems }),
    ...(field?.default !== undefined && { initial: field.default }),
    ...(field?.pattern !== undefined && { pattern: field.pattern }),
    ...more,
  };
}

/** Fields of a request body, in contract order or as named. */
export function specsOf<const Body extends Fields>(
  fields: Body,
  more?: Readonly<Partial<Record<keyof Body & string, Partial<FieldSpec>>>>,
  names: readonly (keyof Body & string)[] = Object.keys(fields),
): readonly FieldSpec[] {
  return names.map((name) => specOf(name, fields[name], more?.[name]));
}

export const labelOf = (words: FieldWords, { name, label }: Pick<FieldSpec, "name" | "label">, path = name): string =>
  label ?? words.field(path);
