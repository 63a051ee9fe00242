/** What both sides know about an operation of a contract, as plain data. */
export type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export interface OperationParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** Serialisation from the contract, with OpenAPI's defaults filled in. */
  readonly style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode: boolean;
  /** The shape that decides coercion; "json" for a parameter with `content`. */
  readonly type: "string" | "number" | "integer" | "boolean" | "array" | "object" | "json" | "any";
  /** Item type of an array. */
  readonly items?: "string" | "number" | "integer" | "boolean" | "any";
  /** Types of an object's named properties; "any" for nested arrays and objects. */
  readonly properties?: Readonly<Record<string, "string" | "number" | "integer" | "boolean" | "any">>;
  /** Whether reserved URL characters stay as they are. */
  readonly allowReserved?: true;
  readonly default?: unknown;
}

export interface OperationPaging {
  /** Query parameters that choose page and page size. */
  readonly page: string;
  readonly pageSize: string;
  /** Response property with the rows, and the one with their total. */
  readonly items: string;
  readonly total: string;
}

/** Policies of an operation besides its ability: the contract extension for each, and its values. */
export const policies = {
  /** Calls are counted by address and by target account; after a sign-in the address counts separately. */
  limit: { extension: "x-limit", values: ["none", "attempts", "sign-in"] },
  /** For signed-in people, not for programs. */
  apiKeys: { extension: "x-api-keys", values: ["never"] },
  /** Open to people who still have to set up two-step verification. */
  beforeSecondStep: { extension: "x-before-second-step", values: ["allowed"] },
  /** A write that is open to the people of a suspended or closing tenant. */
  whileRestricted: { extension: "x-while-restricted", values: ["allowed"] },
  /** A write that is open in an archived company. */
  onArchived: { extension: "x-on-archived", values: ["allowed"] },
  /** Not for platform accounts during support access. */
  duringSupport: { extension: "x-during-support", values: ["never"] },
  /** A POST that takes no Idempotency-Key, because its response is not kept: its work is more than one transaction. */
  idempotency: { extension: "x-idempotency", values: ["never"] },
} as const;

export type Policies = { readonly [Name in keyof typeof policies]?: (typeof policies)[Name]["values"][number] };

/** Whether the operation changes nothing. */
export function isReadOnly({ method, query }: Pick<Operation, "method" | "query">): boolean {
  return method === "get" || method === "head" || query === true;
}

export const idempotencyHeader = "Idempotency-Key";

/**
 * Whether the operation takes an idempotency key: every POST with a token that changes something. PUT requires the version that was
 * read, and DELETE finds nothing the second time, so that repeating them does no harm.
 */
export function isIdempotent({
  method,
  query,
  security,
  idempotency,
}: Pick<Operation, "method" | "query" | "security" | "idempotency">): boolean {
  return method === "post" && query !== true && security === "required" && idempotency !== "never";
}

/** Whether an archived company rejects it: every write below a company, unless `x-on-archived` allows it. */
export function needsActiveCompany(operation: Pick<Operation, "method" | "query" | "path" | "onArchived">): boolean {
  return (
    operation.path.startsWith("/companies/{companyId}") && !isReadOnly(operation) && operation.onArchived !== "allowed"
  );
}

export interface Operation extends Policies {
  /** operationId: the name in contract, handler, hook and test. */
  readonly id: string;
  /** The contract's own operationId if it cannot serve as the id: not a legal identifier, or not unique. */
  readonly operationId?: string;
  readonly method: Method;
  /** Path template as in the contract, `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly parameters: readonly OperationParameter[];
  readonly body?: { readonly required: boolean; readonly mediaTypes: readonly string[] };
  /** Media types by declared status ("200", "4XX", "default"); none for a response without a body. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** Whether a valid token is required; an operation with `{}` as an alternative still accepts one. */
  readonly security: "required" | "optional" | "none";
  /** `x-ability`: the permission the account needs. With `reach` a permission for only some records is enough, and the handler checks which. */
  readonly ability?: { readonly action: string; readonly subject: string; readonly reach?: true };
  /** `x-manages-access`: it changes who has access or what they may do, which an API key needs explicit permission for. */
  readonly managesAccess?: true;
  /** `x-query`: a POST that only reads, so clients may repeat, cancel and cache it. */
  readonly query?: true;
  /** Tags whose lists this operation invalidates: `x-invalidates`, else its own tag; empty for reads. */
  readonly invalidates: readonly string[];
  readonly paging?: OperationPaging;
}
