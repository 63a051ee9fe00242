/** Area declarations and what the generic screens derive from them. */
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput, CallInit, PageOf } from "#src/client/types.ts";
import type { Check } from "#src/client/validation.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Resource, ResourceField, ResourceRole } from "#src/contract/resource.ts";
import type { HistoryEvent } from "#generated/hrms/schema.ts";
import type { SectionAid } from "../form/form-sections.tsx";
import type { ControlProps, Reference, Values } from "../form/spec.ts";
import type { NamedKind } from "../messages/built-in-name.ts";
import type { ListContract } from "../list/list-state.ts";
import type { MessageArea } from "../messages/catalogue.ts";

/** A record: its own fields plus the common ones. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly updatedAt: string;
  /** Null for built-in records and those of the platform. */
  readonly updatedBy: string | null;
};

type Query<Answer> = (input: AnyInput) => UseQueryOptions<Answer, ApiError>;
type Mutation<Answer> = () => UseMutationOptions<Answer, ApiError, AnyInput>;

/** Where a panel of a record is. */
export interface PanelPlace {
  readonly companyId: string;
  readonly recordId: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Generated operations by role, untyped for the generic screens. */
interface AreaCalls {
  readonly list: Query<PageOf<Row>>;
  readonly get: Query<Row>;
  readonly history: Query<PageOf<HistoryEvent>>;
  readonly create: Mutation<Row>;
  readonly update: Mutation<Row>;
  readonly archive: Mutation<Row>;
  readonly restore: Mutation<Row>;
  readonly delete: Mutation<null>;
  readonly export: (input: AnyInput, init: CallInit) => Promise<string | Blob>;
}

/** Owner of an area's records: a company, the tenant, or everyone (kept by the platform). */
export type AreaPlace = "company" | "tenant" | "platform";

type Name<Fields> = keyof Fields & string;

/** Replaces the default display of a field. */
export type View = ComponentType<{ readonly value: unknown; readonly row?: Row | undefined }>;

/** Component shown with the list, such as a tree of its records. */
export type Beside = ComponentType<{ readonly scope: Readonly<Record<string, string>>; readonly base: string }>;

/** Component shown with a record: a tab or extra actions. */
export type Part = ComponentType<{
  readonly row: Row;
  readonly scope: Readonly<Record<string, string>>;
  readonly base: string;
}>;

/** One query parameter, or the two ends of a range. */
export type Filter<Parameter extends string = string> = Parameter | readonly [from: Parameter, to: Parameter];

export interface BulkStep {
  /** The permission it takes on the area's subject. */
  readonly action: string;
  /** In one call; says how many were done and how many were not. */
  readonly run: (
    scope: Readonly<Record<string, string>>,
    ids: readonly string[],
  ) => Promise<{ readonly done: number; readonly failed: number }>;
}

export interface Declaration<R extends Resource> {
  readonly resource: R;
  /** Defaults to "company". */
  readonly place?: AreaPlace;
  /** The contract's validator of create and update bodies. */
  readonly check: Check;
  /** Domain rules across fields; the server enforces them too. */
  readonly rules?: (input: never) => ProblemFault[];
  /** What is accepted and yet worth checking, shown at the field as the message `notice.<code>`. */
  readonly notices?: (input: never) => ProblemFault[];
  /** Columns of the list. The first one names the record. */
  readonly columns: readonly Name<R["fields"]>[];
  /** Field shown as a note beside another's value, such as that a person has left. */
  readonly notes?: Readonly<Partial<Record<Name<R["fields"]>, Name<R["fields"]>>>>;
  /** Fields with names of built-in records. */
  readonly names?: Readonly<Partial<Record<Name<R["fields"]>, NamedKind>>>;
  /** Fields in minutes that are read as hours and minutes. */
  readonly hours?: readonly Name<R["fields"]>[];
  readonly moreColumns?: readonly Name<R["fields"]>[];
  readonly filters: readonly Filter<Name<R["filters"]>>[];
  /** Reference fields with the generated query of their options. */
  readonly references?: Readonly<
    Partial<
      Record<
        Name<R["input"]>,
        { readonly label: Name<R["fields"]>; readonly options: (input: never) => unknown; readonly subject?: string }
      >
    >
  >;
  /** Controls of fields the contract's types cannot tell apart, such as stored files. */
  readonly controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  readonly views?: Readonly<Record<string, View>>;
  /** Autofill by chosen field: sets fields that are empty or were filled before. */
  readonly fills?: Readonly<
    Record<
      string,
      (value: unknown, scope: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, unknown>>>
    >
  >;
  /** Fields that only exist beside certain values of others; while hidden they are neither checked nor sent. */
  readonly shown?: Readonly<Record<string, (values: Values) => boolean>>;
  /** Options of references within rows, by `<field>.<field of the row>`. */
  readonly cells?: Readonly<Record<string, { readonly options: (input: never) => unknown }>>;
  readonly ordered?: readonly Name<R["input"]>[];
  /** Fields that a new record needs, though a change may leave out what is stored. */
  readonly neededNew?: readonly Name<R["input"]>[];
  readonly beside?: Beside;
  /** Query that it starts with. */
  readonly besideQuery?: (input: never) => unknown;
  /** Areas sharing one menu entry, including this one; their lists link to each other. */
  readonly siblings?: readonly MessageArea[];
  /** Offered above the list to users who may create records, such as an import; to all if nobody creates them here. */
  readonly offers?: Beside;
  /**
   * Actions on the selected records besides archiving and deleting, by name: the text is the message `bulk.<name>`, the outcome
   * `bulkDone.<name>`.
   */
  readonly bulk?: Readonly<Record<string, BulkStep>>;
  /** Extra tabs of the record page, labelled by the message `panel.<name>`. */
  readonly panels?: Readonly<Record<string, Part>>;
  /** Queries that they start with. */
  readonly panelQueries?: Readonly<Record<string, (place: PanelPlace) => unknown>>;
  /** Area-specific actions in the record page's header. */
  readonly steps?: Part;
  /** Called in this browser after a record is created. */
  readonly onCreated?: (row: Row) => void;
  /** Records that can neither be edited nor deleted. */
  readonly fixed?: (row: Row) => boolean;
  /** Below the fields of a form section, by its name. */
  readonly aids?: Readonly<Record<string, SectionAid>>;
  /** Form sections with their rows of side-by-side fields. */
  readonly form: Readonly<Record<string, readonly (readonly Name<R["input"]>[])[]>>;
}

export interface Area extends Omit<
  Declaration<Resource>,
  "resource" | "place" | "rules" | "columns" | "references" | "cells" | "besideQuery"
> {
  /** URL segment and message area. */
  readonly name: MessageArea;
  readonly resource: Resource;
  readonly place: AreaPlace;
  readonly calls: AreaCalls;
  /** List definition with the area's filters. */
  readonly list: ListContract;
  readonly columns: readonly [string, ...string[]];
  readonly besideQuery?: Query<unknown>;
  readonly references: Readonly<Record<string, Reference>>;
  readonly cells: Readonly<Record<string, Pick<Reference, "options">>>;
  readonly rules: (input: Readonly<Record<string, unknown>>) => ProblemFault[];
}

/** For operations an area lacks; no screen offers them. */
const absent = () => ({ mutationFn: () => Promise.reject(new Error("The area has no such call.")) });
const absentCalls: Partial<AreaCalls> = {
  create: absent,
  update: absent,
  archive: absent,
  restore: absent,
  delete: absent,
};

export function parametersOf(filter: Filter): readonly string[] {
  return typeof filter === "string" ? [filter] : filter;
}

export function area<const R extends Resource>(
  name: MessageArea,
  { resource, place = "company", rules, columns, references: given, cells, besideQuery, ...rest }: Declaration<R>,
): Area {
  const { filters: known }: Resource = resource;
  const filters = rest.filters
    .flatMap(parametersOf)
    .flatMap((name) => (known[name] ? [[name, known[name]] as const] : []));
  // From here on the area is untyped; its declaration was checked.
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
    ...(besideQuery && { besideQuery: besideQuery as unknown as Query<unknown> }),
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

/** Path parameters of a record, or of the list without an id. */
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

/** Field with the display value: the name for references, else itself. */
export function shownField({ references }: Area, name: string): string {
  return references[name]?.label ?? name;
}
