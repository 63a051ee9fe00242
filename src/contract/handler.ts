/** Types of handlers and of typed input and output, derived from the generated `operations` interface. */

type Json<C> = C extends Record<string, unknown> ? C[keyof C] : never;
type Present<T> = [T] extends [never] ? undefined : T extends undefined ? undefined : T;
type Param<Op, In extends string> = Op extends { parameters: infer P }
  ? In extends keyof P
    ? Present<P[In]>
    : undefined
  : undefined;
type BodyOf<Op> = Op extends { requestBody: { content: infer C } }
  ? Json<C>
  : Op extends { requestBody?: infer R }
    ? R extends { content: infer C }
      ? Json<C> | undefined
      : undefined
    : undefined;
type Content<R> = R extends { content: infer C } ? ([C] extends [undefined] ? null : Json<C>) : null;
type ResponsesOf<Op> = Op extends { responses: infer R } ? R : never;
type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | "2XX";

/** The response body by status, for every declared status. */
export type BodyByStatus<Op> = { [S in keyof ResponsesOf<Op>]: Content<ResponsesOf<Op>[S]> };

type DefaultBody<R> = "default" extends keyof R ? Content<R["default"]> : unknown;

/** The body of a success: the union over the declared 2xx responses, else the default one; null if there is no body. */
export type Output<Op> = [Extract<keyof ResponsesOf<Op>, SuccessStatus>] extends [never]
  ? DefaultBody<ResponsesOf<Op>>
  : {
      [S in keyof ResponsesOf<Op>]: S extends SuccessStatus ? Content<ResponsesOf<Op>[S]> : never;
    }[keyof ResponsesOf<Op>];

/** What a handler receives and a client sends: coerced parameters with defaults, and the body. */
export interface Input<Op> {
  readonly path: Param<Op, "path">;
  readonly query: Param<Op, "query">;
  readonly headers: Param<Op, "header">;
  readonly cookies: Param<Op, "cookie">;
  readonly body: BodyOf<Op>;
}

/** A response with its own status or headers, created by `reply`. */
export class Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: Status, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Responds with this status; `body` is null for a response without one. */
export function reply<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers?: Record<string, string>,
): Reply<Status, Body> {
  return new Reply(status, body, headers);
}

type Replies<Op> = {
  [S in keyof ResponsesOf<Op> & number]: Reply<S, Content<ResponsesOf<Op>[S]>>;
}[keyof ResponsesOf<Op> & number];

/** A handler returns the body of its one success, or a Reply for any declared status; broken rules throw a ProblemError. */
export type Handler<Op, Ctx> = (
  input: Input<Op>,
  ctx: Ctx,
) => Output<Op> | Replies<Op> | Promise<Output<Op> | Replies<Op>>;

/** Handlers of a contract by operationId; missing ones are answered from the contract's examples. */
export type Handlers<Operations, Ctx> = { [Id in keyof Operations]?: Handler<Operations[Id], Ctx> };
