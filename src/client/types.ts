/** Types of a call's input, response and errors, all derived from one operation of the generated `operations` interface. */
import type { BodyByStatus, Input, Output as DeclaredOutput } from "#src/contract/handler.ts";
import type { ApiError } from "./api-error.ts";

/** The response body on success; null if there is none. */
export type Output<Op> = DeclaredOutput<Op>;

/** Parameters may be passed as undefined, which omits them. */
type Loose<T> = T extends object ? { [K in keyof T]: {} extends Pick<T, K> ? T[K] | undefined : T[K] } : T;

interface Parts<Op> {
  path: Input<Op>["path"];
  query: Loose<Input<Op>["query"]>;
  headers: Loose<Input<Op>["headers"]>;
  cookies: Loose<Input<Op>["cookies"]>;
  body: Input<Op>["body"];
}

type Kind<K, T> = [T] extends [undefined]
  ? "absent"
  : undefined extends T
    ? "optional"
    : K extends "body"
      ? "required"
      : {} extends T
        ? "optional"
        : "required";
type Named<Op, Wanted> = { [K in keyof Parts<Op>]: Kind<K, Parts<Op>[K]> extends Wanted ? K : never }[keyof Parts<Op>];

/** What a caller passes: only the parts the operation has, required if something in them is. */
export type CallInput<Op> = { readonly [K in Named<Op, "required">]: Parts<Op>[K] } & {
  readonly [K in Named<Op, "optional">]?: Parts<Op>[K] | undefined;
};

/** The input with every part optional, for invalidation: what is omitted matches everything. */
export type PartialInput<Op> = { readonly [K in keyof CallInput<Op>]?: Partial<CallInput<Op>[K]> | undefined };

/** Error statuses that servers return. */
type ClientStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 407
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 418
  | 421
  | 422
  | 423
  | 424
  | 425
  | 426
  | 428
  | 429
  | 431
  | 451;
type ServerStatus = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;
type RedirectStatus = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
type ErrorStatus = RedirectStatus | ClientStatus | ServerStatus;

type Declared<Op> = Extract<keyof BodyByStatus<Op>, number>;
type Ranges<Op> =
  | ("4XX" extends keyof BodyByStatus<Op> ? ClientStatus : never)
  | ("5XX" extends keyof BodyByStatus<Op> ? ServerStatus : never);
type Remaining<Op> = Exclude<ErrorStatus, Declared<Op> | Ranges<Op>>;

type Statuses<Op, Key> = Key extends "4XX"
  ? Exclude<ClientStatus, Declared<Op>>
  : Key extends "5XX"
    ? Exclude<ServerStatus, Declared<Op>>
    : Key extends "default"
      ? Remaining<Op>
      : Key extends ErrorStatus
        ? Key
        : never;

type Failure<Status, Body> = [Status] extends [never] ? never : Status extends number ? ApiError<Status, Body> : never;
type DeclaredError<Op> = {
  [Key in keyof BodyByStatus<Op>]: Failure<Statuses<Op, Key>, BodyByStatus<Op>[Key]>;
}[keyof BodyByStatus<Op>];
type UndeclaredError<Op> = "default" extends keyof BodyByStatus<Op> ? never : ApiError<Remaining<Op>, unknown>;

/** A union discriminated by `status`: each declared error with its body, any other status, and 0 for no response at all. */
export type CallError<Op> = DeclaredError<Op> | UndeclaredError<Op> | ApiError<0, null>;

/** Per call: all fetch options except method and body, another base URL, and which declared media type to send. */
export interface CallInit extends Omit<RequestInit, "method" | "body" | "headers"> {
  readonly headers?: Record<string, string>;
  readonly baseUrl?: string;
  readonly mediaType?: string;
  /** Gets the text of a success as it arrives, such as server-sent events; the call then resolves to null. */
  readonly onText?: (text: string) => void;
}

/** The input comes first and may be omitted if nothing in it is required. */
export type CallArguments<Op, Rest extends unknown[]> =
  {} extends CallInput<Op> ? [input?: CallInput<Op>, ...Rest] : [input: CallInput<Op>, ...Rest];

/** One operation as a function. `key` is the prefix of its query keys: tag and operationId. */
export interface Call<Op> {
  (...args: CallArguments<Op, [init?: CallInit]>): Promise<Output<Op>>;
  readonly key: readonly [tag: string, id: string];
}

/** The same function for code that is generic over operations. */
export type AnyCall = ((input?: AnyInput, init?: CallInit) => Promise<unknown>) & {
  readonly key: readonly [tag: string, id: string];
};

export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly cookies?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** One page of a list. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
