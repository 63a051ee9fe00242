/** A field of a form: what the contract says of it, and what its screen adds. */
import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Fields, ResourceField } from "#src/contract/resource.ts";
import type { NamedKind } from "../messages/built-in-name.ts";
import type { Text } from "../messages/use-text.ts";
import { kindOf, type Kind } from "./kind.ts";

/** What a form holds by field; text that is no value yet is `Unparsed`. */
export type Values = Readonly<Record<string, unknown>>;

/** A field that holds the id of another record. */
export interface Reference {
  /** The field of a row that holds that record's name. */
  readonly label: string;
  readonly options: (
    input: AnyInput,
  ) => UseQueryOptions<readonly { readonly id: string; readonly label: string }[], ApiError>;
  /** What one must be allowed to read to be offered any, where not everybody is who sees the list. */
  readonly subject?: string | undefined;
  /** Where some of them come with the product: they are shown in the reader's language. */
  readonly named?: NamedKind | undefined;
}

/** What a control that a form brings itself is given, in the place of the one of the field's kind. */
export interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  /** What the form holds besides. */
  readonly values: Values;
  /** Path parameters of the page, for what a control asks the server. */
  readonly scope: Readonly<Record<string, string>>;
  /** The record to change; none for a new one. */
  readonly row?: (Values & { readonly id: string }) | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: unknown) => void;
}

export interface FieldSpec {
  /** In the body of the call. */
  readonly name: string;
  readonly kind: Kind;
  /** Where the field has a name of its own, such as one that a company has defined. */
  readonly label?: string;
  readonly required?: boolean;
  /** Sent as null where it is empty; otherwise it is left out. */
  readonly nullable?: boolean;
  /** Values of a choice, or of several. */
  readonly choices?: readonly string[];
  /** The values of the choice are numbers. */
  readonly numeric?: boolean;
  /** Whether a choice may be taken back; by default where it is not required. */
  readonly clearable?: boolean;
  readonly reference?: Reference;
  /** What each row of "rows" holds. */
  readonly rows?: readonly FieldSpec[];
  /** Of an object that its form edits as a whole. */
  readonly fields?: readonly FieldSpec[];
  /** Rows stand in an order that people choose. */
  readonly ordered?: boolean;
  readonly maxItems?: number;
  /** What it holds in a new form or row. */
  readonly initial?: unknown;
  /** Of "parts": how many of the smallest parts, which it holds, make one, which is typed. */
  readonly parts?: number;
  /** Of "list": an entry may be of several words. */
  readonly spaced?: boolean;
  /** Of text about the reader, such as "name": their browser fills it in. */
  readonly autoComplete?: string;
  readonly control?: ComponentType<ControlProps>;
  /** What the names of its choices are filed under, where that is not the field's own name. */
  readonly words?: string;
  readonly help?: boolean;
  /** False: only the form needs it, a record that is read does not. */
  readonly inFacts?: boolean;
  /** "" may hold anything but blanks, and is reported as missing. */
  readonly pattern?: string;
  /** Depends on the other values: a field that is not shown is neither checked nor sent. */
  readonly shown?: (values: Values) => boolean;
  /** What is wrong with a value beyond its kind. */
  readonly check?: (t: Text, value: unknown, values: Values) => string | undefined;
}

/** Texts of a form's fields. Fields of rows are named by their path: `rows.field`. */
export interface FieldWords {
  readonly field: (path: string) => string;
  readonly choice: (path: string, value: string) => string;
  readonly help?: (name: string) => string | undefined;
  readonly unit?: (path: string) => string | undefined;
  /** Where choosing nothing has a name of its own. */
  readonly nothing?: (path: string) => string | undefined;
  /** What an empty number means. */
  readonly placeholder?: (path: string) => string | undefined;
  /** A value as people read it. */
  readonly value?: (name: string, value: unknown) => string;
  /** A broken rule that the form has words for. */
  readonly fault?: (code: string, fault: ProblemFault) => string | undefined;
  /** Buttons of rows, where these name the field. */
  readonly addRow?: (name: string) => string;
  readonly removeRow?: (name: string, row: number) => string;
}

/** A field as the contract has it; `more` says what its screen knows besides. */
export function specOf(name: string, field: ResourceField | undefined, more: Partial<FieldSpec> = {}): FieldSpec {
  const choices = field?.enum ?? field?.items?.enum;
  const rows = field?.items?.fields;
  return {
    name,
    // Ids that the contract shows in no way of its own may name a record all the same.
    kind: more.reference && kindOf(field) !== "references" ? "reference" : kindOf(field),
    required: field?.required ?? false,
    nullable: field?.nullable ?? false,
    ...(choices && { choices: choices.map(String) }),
    ...(rows && { rows: specsOf(rows) }),
    ...(field?.fields && { fields: specsOf(field.fields) }),
    ...(field?.maxItems !== undefined && { maxItems: field.maxItems }),
    ...(field?.default !== undefined && { initial: field.default }),
    ...(field?.pattern !== undefined && { pattern: field.pattern }),
    ...more,
  };
}

/** The fields of a request body, in the contract's order or of the names that are asked for. */
export function specsOf<const Body extends Fields>(
  fields: Body,
  more?: Readonly<Partial<Record<keyof Body & string, Partial<FieldSpec>>>>,
  names: readonly (keyof Body & string)[] = Object.keys(fields),
): readonly FieldSpec[] {
  return names.map((name) => specOf(name, fields[name], more?.[name]));
}

export const isShown = ({ shown }: FieldSpec, values: Values): boolean => shown?.(values) ?? true;

export const labelOf = (words: FieldWords, { name, label }: Pick<FieldSpec, "name" | "label">, path = name): string =>
  label ?? words.field(path);
