/** The structured log: what happened to which operation, never bodies, queries, cookies, tokens or error messages. */
import type { ErrorFields } from "./error-fields.ts";

/** Errors go through `errorFields`: their text may contain personal data. */
interface LogFields {
  readonly error?: ErrorFields;
  readonly [name: string]: unknown;
}

type Write = (fields: LogFields, message: string) => void;

export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

const nothing = () => undefined;

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
