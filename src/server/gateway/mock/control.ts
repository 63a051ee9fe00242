/** The mock's own calls below /__mock: reset, and scenarios that set state and force responses for one client. */
import { isRecord, record } from "#src/contract/document.ts";
import { invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { sessionName, type DemoSessions } from "../../demo-sessions.ts";
import { readJson } from "../request-body.ts";
import type { GatewayRequest, ServedContract } from "../types.ts";
import type { ClientState, ForcedAnswer, Row } from "./client-state.ts";

export interface Scenario {
  /** Records by the path of their collection, and state of contracts by their name. */
  readonly resources?: Readonly<Record<string, readonly Row[]>>;
  readonly state?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly answers?: readonly ForcedAnswer[];
}

interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Control {
  readonly handle: (request: GatewayRequest, pathname: string) => Promise<ControlAnswer>;
}

export const controlRoot = "/__mock";

interface ControlOptions {
  readonly clients: DemoSessions<ClientState>;
  readonly contracts: readonly ServedContract[];
  /** Scenarios by name, as they were read from a file. */
  readonly scenarios?: Readonly<Record<string, unknown>>;
}

const answerFields = ["operation", "call", "status", "example", "body", "delay"];

/** Reads a request body as a scenario; names the invalid field. */
function readScenario(value: unknown, operations: ReadonlySet<string>): Scenario {
  if (!isRecord(value)) throw invalid("", "type", { type: "object" });
  const unknown = Object.keys(value).find((name) => !["resources", "state", "answers"].includes(name));
  if (unknown !== undefined) throw invalid(`/${unknown}`, "unknown");
  for (const name of ["resources", "state"]) {
    if (value[name] !== undefined && !isRecord(value[name])) throw invalid(`/${name}`, "type", { type: "object" });
  }
  for (const [path, rows] of Object.entries(record(value["resources"]))) {
    if (!Array.isArray(rows) || !rows.every(isRecord))
      throw invalid(`/resources/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`, "type", { type: "array" });
  }
  const answers = value["answers"] ?? [];
  if (!Array.isArray(answers)) throw invalid("/answers", "type", { type: "array" });
  answers.forEach((answer: unknown, index) => {
    const one = record(answer);
    const at = `/answers/${index}`;
    if (typeof one["operation"] !== "string" || !operations.has(one["operation"]))
      throw invalid(`${at}/operation`, "enum", { allowed: [...operations] });
    const status = one["status"];
    if (status !== undefined && !(Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599))
      throw invalid(`${at}/status`, "invalid");
    if (one["call"] !== undefined && !(Number.isInteger(one["call"]) && Number(one["call"]) >= 1))
      throw invalid(`${at}/call`, "minimum", { limit: 1 });
    if (one["delay"] !== undefined && !(Number(one["delay"]) >= 0 && Number(one["delay"]) <= 60_000))
      throw invalid(`${at}/delay`, "maximum", { limit: 60_000 });
    const odd = Object.keys(one).find((name) => !answerFields.includes(name));
    if (odd !== undefined) throw invalid(`${at}/${odd}`, "unknown");
  });
  return value as Scenario;
}

/** A scenario of a file; errors name the scenario and field. */
function readNamed(name: string, scenario: unknown, operations: ReadonlySet<string>): Scenario {
  try {
    return readScenario(scenario, operations);
  } catch (error) {
    const fault = error instanceof ProblemError ? error.details.errors?.[0] : undefined;
    throw new Error(`the scenario ${name} is wrong at ${fault?.pointer || "its root"} (${fault?.code ?? "invalid"})`, {
      cause: error,
    });
  }
}

export function createControl({ clients, contracts, scenarios = {} }: ControlOptions): Control {
  const operations = new Set(contracts.flatMap((contract) => contract.operations.map((operation) => operation.id)));
  const known = new Map(
    Object.entries(scenarios).map(([name, scenario]) => [name, readNamed(name, scenario, operations)]),
  );

  const reset = (name: string): ClientState => {
    for (const contract of contracts) contract.state?.reset(name);
    return clients.reset(name);
  };

  const start = (client: string, scenarioName: unknown): ControlAnswer => {
    const scenario = typeof scenarioName === "string" ? known.get(scenarioName) : undefined;
    if (scenario === undefined || typeof scenarioName !== "string")
      throw invalid("/name", "enum", { allowed: [...known.keys()] });
    const state = reset(client);
    state.scenario = scenarioName;
    state.forced = structuredClone([...(scenario.answers ?? [])]);
    for (const [path, rows] of Object.entries(scenario.resources ?? {}))
      state.buckets[path] = { rows: structuredClone([...rows]), made: rows.length };
    for (const [name, patch] of Object.entries(scenario.state ?? {})) {
      const contract = contracts.find((one) => one.name === name);
      if (contract?.state === undefined) throw invalid(`/state/${name}`, "unknown");
      contract.state.merge(client, structuredClone(patch));
    }
    return { status: 200, body: { scenario: scenarioName } };
  };

  const body = async (request: GatewayRequest): Promise<unknown> => readJson(await request.body(1_048_576));

  return {
    async handle(request, pathname) {
      const client = sessionName(request.headers);
      const call = `${request.method} ${pathname.slice(controlRoot.length) || "/"}`;
      const named = /^(PUT|DELETE) \/scenarios\/([\w.-]{1,64})$/.exec(call);
      if (named?.[1] === "PUT" && named[2] !== undefined) {
        known.set(named[2], readScenario(await body(request), operations));
        return { status: 200, body: { scenarios: [...known.keys()] } };
      }
      if (named?.[2] !== undefined) {
        if (!known.delete(named[2])) throw notFound();
        return { status: 204, body: null };
      }
      switch (call) {
        case "POST /reset":
          reset(client);
          return { status: 204, body: null };
        case "GET /":
        case "GET /scenarios":
          return {
            status: 200,
            body: {
              client: client || null,
              scenario: clients.get(client).scenario,
              scenarios: [...known.keys()],
              calls: clients.get(client).calls,
            },
          };
        case "POST /scenario":
          return start(client, record(await body(request))["name"]);
        case "DELETE /scenario":
          Object.assign(clients.get(client), { scenario: null, forced: [], calls: {} });
          return { status: 204, body: null };
        default:
          throw new ProblemError("not-found", {
            detail: "The mock knows POST reset, GET scenarios, PUT scenarios/NAME, POST scenario and DELETE scenario.",
          });
      }
    },
  };
}
