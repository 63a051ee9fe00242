/** The mock's memory: forced responses first, then REST resources; one memory per client. */
import { STATUS_CODES } from "node:http";
import { reply, type Reply } from "#src/contract/handler.ts";
import type { DemoSessions } from "../../demo-sessions.ts";
import { sessionName } from "../../demo-sessions.ts";
import type { Served } from "../served.ts";
import type { HandlerInput, ServedContract } from "../types.ts";
import type { ClientState, ForcedAnswer } from "./client-state.ts";
import { answerDocument } from "./document-answers.ts";
import { answerResource, type RestCall } from "./rest-answers.ts";
import type { ExampleBody } from "./rest-seed.ts";
import { readRestRoles, type RestRole } from "./rest-shape.ts";

export interface MockCall {
  readonly served: Served;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly pathname: string;
  readonly input: HandlerInput;
  readonly mediaType: string | undefined;
  readonly now: Date;
  readonly seed: string;
}

export interface MockLayer {
  /** Counts the call; returns the response a scenario sets for it, if any. */
  readonly forced: (served: Served, headers: MockCall["headers"]) => ForcedAnswer | undefined;
  /** Responds from memory if the operation is REST-shaped. */
  readonly answer: (call: MockCall) => Promise<Reply | undefined>;
}

export function createMockLayer(
  clients: DemoSessions<ClientState>,
  find: (contract: ServedContract, operationId: string) => Served | undefined,
): MockLayer {
  const rolesOf = new Map<ServedContract, ReadonlyMap<string, RestRole>>();
  const roles = (contract: ServedContract) => {
    const known = rolesOf.get(contract) ?? readRestRoles(contract.document, contract.operations);
    rolesOf.set(contract, known);
    return known;
  };
  /** Undefined if the document cannot provide one. */
  const example =
    (contract: ServedContract, seed: string) =>
    async (operationId: string): Promise<ExampleBody> => {
      try {
        const found = await find(contract, operationId)?.fallback({ seed: `${seed} ${operationId}` });
        return { body: found?.answer.body, written: found?.generated === false };
      } catch {
        return { body: undefined, written: false };
      }
    };

  return {
    forced({ operation }, headers) {
      const client = clients.get(sessionName(headers));
      const calls = (client.calls[operation.id] ?? 0) + 1;
      client.calls[operation.id] = calls;
      return client.forced.find(
        (one) => one.operation === operation.id && (one.call === undefined || one.call === calls),
      );
    },
    async answer({ served, headers, seed, ...call }) {
      const role = roles(served.contract).get(served.operation.id);
      if (role === undefined) return undefined;
      const rest: RestCall = {
        ...call,
        role,
        client: clients.get(sessionName(headers)),
        example: example(served.contract, seed),
      };
      return role.resource === undefined ? answerDocument(rest) : answerResource(rest, role.resource);
    },
  };
}

/** The body of a forced status that the contract does not declare, such as a proxy's 503. */
export function undeclared(status: number): Reply {
  return reply(
    status,
    { type: "about:blank", title: STATUS_CODES[status] ?? "Forced by a scenario", status },
    { "Content-Type": "application/problem+json" },
  );
}
