/** Demo state by client: each X-Demo-Session has its own copy of the samples; callers without one share a copy. */
import { invalid } from "#src/contract/problem.ts";

type Headers = Readonly<Record<string, string | undefined>>;

/** Maximum number of copies; the least recently used one is dropped. */
const maxSessions = 100;

const shared = "";

/** The session name of a request; throws if it is invalid. */
export function sessionName(headers: Headers): string {
  const name = headers["x-demo-session"];
  if (name === undefined) return shared;
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name))
    throw invalid("header/x-demo-session", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" });
  return name;
}

/** Where the states of the demo apps are. */
export interface DemoStates<State> {
  /** Runs the work of a call on the state of a session; `changes` says whether the call may change it. */
  readonly use: <Result>(
    name: string,
    changes: boolean,
    work: (state: State) => Result | Promise<Result>,
  ) => Promise<Result>;
  readonly reset: (name: string) => unknown;
}

/** In the memory of this process. */
export interface DemoSessions<State> extends DemoStates<State> {
  readonly get: (name: string) => State;
  readonly reset: (name: string) => State;
  /** Every state as plain JSON, and back, so that a reload of the handlers keeps what people did. */
  readonly snapshot: () => Readonly<Record<string, State>>;
  readonly restore: (states: Readonly<Record<string, State>>) => void;
}

export function createDemoSessions<State>(create: () => State, max: number = maxSessions): DemoSessions<State> {
  const states = new Map<string, State>();
  const put = (name: string, state: State): State => {
    states.delete(name);
    states.set(name, state);
    // The shared copy is never dropped.
    for (const oldest of states.keys()) {
      if (states.size <= max) break;
      if (oldest !== shared) states.delete(oldest);
    }
    return state;
  };
  const get = (name: string): State => put(name, states.get(name) ?? create());
  return {
    get,
    use: async (name, _changes, work) => work(get(name)),
    reset: (name) => put(name, create()),
    snapshot: () => structuredClone(Object.fromEntries(states)),
    restore(saved) {
      for (const [name, state] of Object.entries(saved)) put(name, state);
    },
  };
}
