/** What generic list and form screens know of a resource, read from its contract. */
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
  /** Entries of an array. */
  readonly items?: Pick<ResourceField, "type" | "format" | "enum" | "minimum" | "maximum"> & {
    readonly fields?: Fields;
  };
  /** Of an object in a request body, of one that its area itself shows and edits, or of a filter with several parts. */
  readonly fields?: Fields;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  /** `x-widget`: how the field is shown and edited where its type does not say it. */
  readonly widget?: string;
}

/** Fields by name, as a request body or a row has them. */
export type Fields = Readonly<Record<string, ResourceField>>;

/** What a list can be asked for. */
export interface ListResource {
  /** Fields the list sorts by, and the order without a choice; a minus turns it round. */
  readonly sort: {
    readonly parameter: string;
    readonly fields: readonly string[];
    readonly initial: string | null;
    /** How many fields the parameter takes at once, where it is a list. */
    readonly several?: number;
  } | null;
  /** Query parameters besides page, size, order and search. */
  readonly filters: Fields;
  /** Whether the list takes `q`. */
  readonly search: boolean;
  /** Names of its paging; null where it answers all rows at once. */
  readonly paging: OperationPaging | null;
}

export interface Resource extends ListResource {
  readonly tag: string;
  /** Path parameter that names one record; null where single records have no address. */
  readonly id: string | null;
  /** Path parameters of the list: what the records belong to. */
  readonly scope: readonly string[];
  /** Operation by role. */
  readonly operations: Readonly<Partial<Record<ResourceRole, string>>>;
  /** What the account must be allowed to do for a role. */
  readonly abilities: Readonly<Partial<Record<ResourceRole, { readonly action: string; readonly subject: string }>>>;
  /** Query options of reading roles, mutations of writing ones, the plain call of export. */
  readonly calls: Readonly<Partial<Record<ResourceRole, (...args: never[]) => unknown>>>;
  /** Fields of a row of the list. */
  readonly fields: Fields;
  /** Fields that create and update take. */
  readonly input: Fields;
}
