/** The last calls of this page and the scenario they are sent with, for the developer drawer. */
import type { StartedCall } from "#src/client/call.ts";
import { sharedValue } from "../../kit/shared-value.ts";

export interface SeenCall extends Omit<StartedCall, "body"> {
  /** As it was sent, if it was text. */
  readonly body: string | undefined;
  /** 0 if there was no response. */
  readonly status: number;
  readonly milliseconds: number;
  /** Counted from the first call of the page. */
  readonly number: number;
}

export type ScenarioKind = "normal" | "slow" | "error" | "empty";

export interface Scenario {
  readonly kind: ScenarioKind;
  /** Seconds of a slow one, status of an error. */
  readonly value: number;
  /** The chosen operation; all of the demo layer if empty. */
  readonly operation: string;
  /** Ids of the operations that it changes, so that the first page need not load the table of operations. */
  readonly calls: readonly string[];
}

export const noScenario: Scenario = { kind: "normal", value: 0, operation: "", calls: [] };

const storedAs = "hrms.scenario";
const kept = 50;

function stored(): Scenario {
  try {
    return { ...noScenario, ...(JSON.parse(sessionStorage.getItem(storedAs) ?? "{}") as Partial<Scenario>) };
  } catch {
    return noScenario;
  }
}

const calls = sharedValue<readonly SeenCall[]>([]);
const scenario = sharedValue(stored());

export const useSeenCalls = calls.useValue;
export const useScenario = scenario.useValue;
export const forgetCalls = (): void => calls.set([]);

/** Kept for the tab, also after a reload. */
export function setScenario(next: Scenario): void {
  scenario.set(next);
  try {
    if (next.kind === "normal") sessionStorage.removeItem(storedAs);
    else sessionStorage.setItem(storedAs, JSON.stringify(next));
  } catch {
    // Then it ends with the page.
  }
}

/** The value of `Prefer` that makes the server play the scenario. */
export function preferenceOf({ kind, value }: Scenario): string {
  return kind === "slow" ? `wait=${value}` : kind === "error" ? `code=${value}` : "example=empty";
}

/** Settings of the client. */
export const developerSettings = {
  headers(id = ""): Record<string, string> {
    const current = scenario.current();
    return current.calls.includes(id) ? { prefer: preferenceOf(current) } : {};
  },
  observe({ body, ...call }: StartedCall): (status: number) => void {
    const startedAt = performance.now();
    return (status) => {
      const [newest] = calls.current();
      const seen: SeenCall = {
        ...call,
        body: typeof body === "string" ? body : undefined,
        status,
        milliseconds: performance.now() - startedAt,
        number: (newest?.number ?? 0) + 1,
      };
      calls.set([seen, ...calls.current()].slice(0, kept));
    };
  },
};
