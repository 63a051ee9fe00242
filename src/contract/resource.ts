/** What generic list and form screens know about a resource, read from its contract. */
import type { OperationPaging } from "./operation.ts";

const resourceRoles = [
  "list",
  "options",
  "get",
  "create",
  "update",
  "delete",
  "archive",
  "restore",
  "export",
  "history",
] as const;

export type ResourceRole = (typeof resourceRoles)[number];

export interface ResourceField {
  readonly type: "string" | "number" | "integer" | "boolean" | "array" | "object" | "any";
  readonly format?: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly?: true;
  readonly enum?: readonly (string | number | boolean)[];
  /** Fields of an array's entries. */
  readonly items?: Pick<ResourceField, "type" | "format" | "enum" | "minimum" | "maximum"> & {
    readonly fields?: Fields;
  };
  /** Fields of a nested object: in a request body, edited by the area itself, or of a filter with several parts. */
  readonly fields?: Fields;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  /** `x-widget`: how the field is shown and edited if its type does not tell. */
  readonly widget?: string;
}

/** Fields by name, as in a request body or row. */
export type Fields = Readonly<Record<string, ResourceField>>;

/** The query options of a list. */
export interface ListResource {
  /** Fields the list sorts by, and the default order; a minus means descending. */
  readonly sort: {
    readonly parameter: string;
    readonly fields: readonly string[];
    readonly initial: string | null;
    /** How many values the parameter accepts, if it is a list. */
    readonly several?: number;
  } | null;
  /** Query parameters besides page, size, order and search. */
  readonly filters: Fields;
  /** Whether the list takes `q`. */
  readonly search: boolean;
  /** Names of its paging parameters; null if it returns all rows at once. */
  readonly paging: OperationPaging | null;
}

export interface Resource extends ListResource {
  readonly tag: string;
  /** Path parameter that identifies a record; null if single records have no URL. */
  readonly id: string | null;
  /** Path parameters of the list: what the records belong to. */
  readonly scope: readonly string[];
  /** Operation by role. */
  readonly operations: Readonly<Partial<Record<ResourceRole, string>>>;
  /** The permission needed for a role. */
  readonly abilities: Readonly<Partial<Record<ResourceRole, { readonly action: string; readonly subject: string }>>>;
  /** Query options of reading roles, mutations of writing ones, the plain call for exports. */
  readonly calls: Readonly<Partial<Record<ResourceRole, (...args: never[]) => unknown>>>;
  /** Fields of a row of the list. */
  readonly fields: Fields;
  /** Fields that create and update accept. */
  readonly input: Fields;
}
