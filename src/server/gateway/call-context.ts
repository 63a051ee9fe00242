/** What belongs to one call of a known operation, and the settings all calls share. */
import type { Principal } from "#src/contract/context.ts";
import type { Operation } from "#src/contract/operation.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Answer } from "./checks.ts";
import type { MockLayer } from "./mock/mock-layer.ts";
import type { RawQuery } from "./parameters.ts";
import type { Match } from "./router.ts";
import type { Served } from "./served.ts";
import type { CheckLevel, GatewayRequest } from "./types.ts";

export interface CallSettings {
  readonly strict: boolean;
  readonly checkRequest: CheckLevel;
  readonly checkAnswer: CheckLevel;
  readonly now: () => Date;
  readonly seed: string;
  readonly bodyLimit: number;
  readonly uploadLimit: number;
  /** Delay of an operation's responses in milliseconds. */
  readonly delay: (operationId: string) => number;
  /** Throws if the caller has to wait. */
  readonly addressLimit: (operation: Operation, ip: string) => Promise<void> | undefined;
  /** Throws if the target account is locked for now; the result is reported back with how the call ended. */
  readonly accountLimit: (
    operation: Operation,
    ip: string,
    principal: Principal | null,
    body: unknown,
  ) => Promise<((answer: Answer) => Promise<void> | undefined) | undefined> | undefined;
  /** Throws if a program has to wait. */
  readonly keyLimit: (apiKeyId: string) => Promise<void> | undefined;
  /** Memory of the mock; missing if only handlers and examples answer. */
  readonly mock: MockLayer | undefined;
  readonly onAnswerFaults: (served: Served, faults: readonly ProblemFault[], requestId: string) => void;
  readonly onError: (served: Served, error: unknown, requestId: string) => void;
}

export interface CallContext {
  readonly request: GatewayRequest;
  readonly match: Match<Served>;
  readonly pathname: string;
  readonly query: RawQuery;
  readonly requestId: string;
  readonly settings: CallSettings;
  /** Called with the caller once known. */
  readonly noteCaller?: (principal: Principal) => void;
}
