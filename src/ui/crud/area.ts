/** What a declaration says of a resource, and what the generic screens make of it. */
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput, CallInit, PageOf } from "#src/client/types.ts";
import type { Check } from "#src/client/validation.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Resource, ResourceField, ResourceRole } from "#src/contract/resource.ts";
import type { HistoryEvent } from "#generated/hrms/schema.ts";
import type { ControlProps, Reference } from "../form/spec.ts";
import type { NamedKind } from "../messages/built-in-name.ts";
import type { ListContract } from "../list/list-state.ts";
import type { MessageArea } from "../messages/catalogue.ts";

/** Any record: its own fields beside those every record has. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly updatedAt: string;
  /** Nobody of note where the record came with the product, or the platform keeps it. */
  readonly updatedBy: string | null;
};

type Query<Answer> = (input: AnyInput) => UseQueryOptions<Answer, ApiError>;
type Mutation<Answer> = () => UseMutationOptions<Answer, ApiError, AnyInput>;

/** The generated operations by role, as code calls them that knows no area by name. */
interface AreaCalls {
  readonly list: Query<PageOf<Row>>;
  readonly get: Query<Row>;
  readonly history: Query<PageOf<HistoryEvent>>;
  readonly create: Mutation<Row>;
  readonly update: Mutation<Row>;
  readonly archive: Mutation<Row>;
  readonly restore: Mutation<Row>;
  readonly delete: Mutation<null>;
  /** The list as a file. */
  readonly export: (input: AnyInput, init: CallInit) => Promise<string | Blob>;
}

/** Whose records an area holds: of a company, of the tenant as a whole, or everybody's, kept by the platform. */
export type AreaPlace = "company" | "tenant" | "platform";

type Name<Fields> = keyof Fields & string;

/** In the place of the words that a field's type would get. */
export type View = ComponentType<{ readonly value: unknown; readonly row?: Row | undefined }>;

/** Stands with an area's list, such as the tree of its records. */
export type Beside = ComponentType<{ readonly scope: Readonly<Record<string, string>>; readonly base: string }>;

/** Stands with a record: a tab of its page, or what can be done with it beside the usual. */
export type Part = ComponentType<{
  readonly row: Row;
  readonly scope: Readonly<Record<string, string>>;
  readonly base: string;
}>;

/** One query parameter, or two that are the ends of a range. */
export type Filter<Parameter extends string = string> = Parameter | readonly [from: Parameter, to: Parameter];

export interface Declaration<R extends Resource> {
  readonly resource: R;
  /** Of a company unless said otherwise. */
  readonly place?: AreaPlace;
  /** The contract's own check of what create and update take. */
  readonly check: Check;
  /** Rules of the domain that one field alone cannot break; the server holds them too. */
  readonly rules?: (input: never) => ProblemFault[];
  /** Columns of the list. The first one names the record. */
  readonly columns: readonly Name<R["fields"]>[];
  /** What another field says beside the value of one, such as that a person named has left. */
  readonly notes?: Readonly<Partial<Record<Name<R["fields"]>, Name<R["fields"]>>>>;
  /** Fields that hold names of what may come with the product. */
  readonly names?: Readonly<Partial<Record<Name<R["fields"]>, NamedKind>>>;
  /** Columns that a person may add. */
  readonly moreColumns?: readonly Name<R["fields"]>[];
  readonly filters: readonly Filter<Name<R["filters"]>>[];
  /** Fields of the form that refer to other records, with the generated query for what they offer. */
  readonly references?: Readonly<
    Partial<
      Record<
        Name<R["input"]>,
        { readonly label: Name<R["fields"]>; readonly options: (input: never) => unknown; readonly subject?: string }
      >
    >
  >;
  /** Controls of fields that no type of the contract tells apart, such as a stored file. */
  readonly controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** How fields are shown that only their area knows. */
  readonly views?: Readonly<Record<string, View>>;
  /** What else the form then holds, by the field that was chosen: it fills what is empty, or what it filled before. */
  readonly fills?: Readonly<
    Record<
      string,
      (value: unknown, scope: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, unknown>>>
    >
  >;
  /** What the references within rows offer, by `<field>.<field of the row>`. */
  readonly cells?: Readonly<Record<string, { readonly options: (input: never) => unknown }>>;
  /** Fields whose rows stand in an order that people choose. */
  readonly ordered?: readonly Name<R["input"]>[];
  readonly beside?: Beside;
  /** Areas that share one entry of the menu, this one among them: their lists lead to each other. */
  readonly siblings?: readonly MessageArea[];
  /** Offered at the head of the list to those who may create records, such as an import. */
  readonly offers?: Beside;
  /** Tabs of a record's page besides its facts and its history; each is named by the message `panel.<name>`. */
  readonly panels?: Readonly<Record<string, Part>>;
  /** Steps of a record's life that only this area knows, at the head of its page. */
  readonly steps?: Part;
  /** What follows for this browser from a record that was just made. */
  readonly onCreated?: (row: Row) => void;
  /** Records that stay as they are: neither changed nor taken away. */
  readonly fixed?: (row: Row) => boolean;
  /** Sections of the form, and in each the fields that stand side by side. */
  readonly form: Readonly<Record<string, readonly (readonly Name<R["input"]>[])[]>>;
}

export interface Area extends Omit<
  Declaration<Resource>,
  "resource" | "place" | "rules" | "columns" | "references" | "cells"
> {
  /** Step of the address and name of the messages. */
  readonly name: MessageArea;
  readonly resource: Resource;
  readonly place: AreaPlace;
  readonly calls: AreaCalls;
  /** Of the resource, with the filters that the area offers. */
  readonly list: ListContract;
  readonly columns: readonly [string, ...string[]];
  readonly references: Readonly<Record<string, Reference>>;
  readonly cells: Readonly<Record<string, Pick<Reference, "options">>>;
  readonly rules: (input: Readonly<Record<string, unknown>>) => ProblemFault[];
}

/** In the place of a call that an area does not have; nothing on screen leads there. */
const absent = () => ({ mutationFn: () => Promise.reject(new Error("The area has no such call.")) });
const absentCalls: Partial<AreaCalls> = {
  create: absent,
  update: absent,
  archive: absent,
  restore: absent,
  delete: absent,
};

/** Parameters a filter stands for. */
export function parametersOf(filter: Filter): readonly string[] {
  return typeof filter === "string" ? [filter] : filter;
}

export function area<const R extends Resource>(
  name: MessageArea,
  { resource, place = "company", rules, columns, references: given, cells, ...rest }: Declaration<R>,
): Area {
  const { filters: known }: Resource = resource;
  const filters = rest.filters
    .flatMap(parametersOf)
    .flatMap((name) => (known[name] ? [[name, known[name]] as const] : []));
  // From here on the area is one of many: its types have done their work in the declaration.
  const names: Readonly<Partial<Record<string, NamedKind>>> = rest.names ?? {};
  const references = Object.entries((given ?? {}) as unknown as Area["references"]).map(([field, reference]) => [
    field,
    { ...reference, named: names[reference.label] },
  ]);
  return {
    ...rest,
    name,
    resource,
    place,
    list: { ...resource, filters: Object.fromEntries(filters) },
    columns: columns as readonly string[] as Area["columns"],
    references: Object.fromEntries(references) as Area["references"],
    cells: (cells ?? {}) as unknown as Area["cells"],
    rules: (rules ?? (() => [])) as Area["rules"],
    calls: { ...absentCalls, ...(resource.calls as unknown as AreaCalls) },
  };
}

export function fieldOf({ resource }: Area, name: string): ResourceField | undefined {
  return resource.fields[name] ?? resource.input[name];
}

export function nameOf({ columns }: Area, row: Row): string {
  return String(row[columns[0]] ?? "");
}

/** Path parameters of a record, or of the list where no record is named. */
export function pathOf(
  { resource }: Area,
  scope: Readonly<Record<string, string>>,
  recordId?: string,
): Readonly<Record<string, string>> {
  return recordId === undefined || resource.id === null ? scope : { ...scope, [resource.id]: recordId };
}

export function hasRole({ resource }: Area, role: ResourceRole): boolean {
  return role in resource.operations;
}

/** The field of a row that says in words what the field holds: of a reference the name, else itself. */
export function shownField({ references }: Area, name: string): string {
  return references[name]?.label ?? name;
}
