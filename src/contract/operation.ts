/** What both sides know of one operation of a contract, in plain data. */
export type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export interface OperationParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** Serialisation as the contract gives it, defaults of OpenAPI filled in. */
  readonly style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode: boolean;
  /** Shape that decides coercion; "json" for a parameter with `content`. */
  readonly type: "string" | "number" | "integer" | "boolean" | "array" | "object" | "json" | "any";
  /** Item type of an array. */
  readonly items?: "string" | "number" | "integer" | "boolean" | "any";
  /** Types of an object's named properties; an array or object among them is "any". */
  readonly properties?: Readonly<Record<string, "string" | "number" | "integer" | "boolean" | "any">>;
  /** Reserved characters of addresses stay as they are. */
  readonly allowReserved?: true;
  readonly default?: unknown;
}

export interface OperationPaging {
  /** Query parameters that choose page and page size. */
  readonly page: string;
  readonly pageSize: string;
  /** Property of the answer that holds the rows, and the one that counts all of them. */
  readonly items: string;
  readonly total: string;
}

/** Policies of an operation beside its ability: the extension of the contract that states each, and what it may say. */
export const policies = {
  /** Calls are counted by address and by the account they try; after a sign-in the address counts by itself. */
  limit: { extension: "x-limit", values: ["none", "attempts", "sign-in"] },
  /** For people who are signed in, not for programs. */
  apiKeys: { extension: "x-api-keys", values: ["never"] },
  /** Open to those who still have to set up two-step verification. */
  beforeSecondStep: { extension: "x-before-second-step", values: ["allowed"] },
  /** A write that is open to the people of a suspended or closing tenant. */
  whileRestricted: { extension: "x-while-restricted", values: ["allowed"] },
  /** A write that is open in an archived company. */
  onArchived: { extension: "x-on-archived", values: ["allowed"] },
  /** Not for accounts of the platform during support access. */
  duringSupport: { extension: "x-during-support", values: ["never"] },
} as const;

export type Policies = { readonly [Name in keyof typeof policies]?: (typeof policies)[Name]["values"][number] };

/** Whether the operation changes nothing. */
export function isReadOnly({ method, query }: Pick<Operation, "method" | "query">): boolean {
  return method === "get" || method === "head" || query === true;
}

/** Whether an archived company refuses it: every write below a company, unless `x-on-archived` allows it. */
export function needsActiveCompany(operation: Pick<Operation, "method" | "query" | "path" | "onArchived">): boolean {
  return (
    operation.path.startsWith("/companies/{companyId}") && !isReadOnly(operation) && operation.onArchived !== "allowed"
  );
}

export interface Operation extends Policies {
  /** operationId: the word in contract, handler, hook and test. */
  readonly id: string;
  /** The contract's own operationId where it cannot serve as the id: no legal identifier, or not unique. */
  readonly operationId?: string;
  readonly method: Method;
  /** Path template as in the contract, `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly parameters: readonly OperationParameter[];
  readonly body?: { readonly required: boolean; readonly mediaTypes: readonly string[] };
  /** Media types by declared status ("200", "4XX", "default"); no media type for an answer without body. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** Whether a valid token is demanded; an operation that lists `{}` as alternative honours one that is sent. */
  readonly security: "required" | "optional" | "none";
  /** `x-ability`: what the account must be allowed to do; with `reach` also where it is for some of the records alone, which the handler then finds. */
  readonly ability?: { readonly action: string; readonly subject: string; readonly reach?: true };
  /** `x-manages-access`: it changes who gets in or what they may do, which an API key does with an explicit permission alone. */
  readonly managesAccess?: true;
  /** `x-query`: a POST that only asks, so that a client may repeat, cancel and keep it. */
  readonly query?: true;
  /** Tags whose lists this operation makes stale: `x-invalidates`, else its own tag; empty for what only asks. */
  readonly invalidates: readonly string[];
  readonly paging?: OperationPaging;
}
