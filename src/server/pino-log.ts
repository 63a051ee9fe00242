/** The log on standard output: one JSON object a line. */
import { pino } from "pino";
import type { Log } from "./gateway/log.ts";
import type { LogLevel } from "./settings.ts";

/** The gateway logs no headers and bodies; these names are hidden all the same, should a field ever bring one along. */
const secret = ["authorization", "cookie", "password", "accessToken", "refreshToken", "token", "secret"];

export function createLog(level: LogLevel, destination?: { write: (line: string) => void }): Log {
  const options = {
    level,
    base: null,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[hidden]" },
  };
  return destination ? pino(options, destination) : pino(options);
}
