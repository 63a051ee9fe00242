/** The load of the soak test: people who constantly write and read grades, and remember what was acknowledged. */
import { setTimeout as sleep } from "node:timers/promises";
import type { CompanyOption, Grade, Session } from "#generated/hrms/schema.ts";

/** A grade as it was acknowledged last. */
interface Acknowledged {
  readonly version: number;
  readonly rank: number;
}

export interface Load {
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  readonly writes: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
  /** Lets running calls end. */
  readonly stop: () => Promise<void>;
}

interface LoadSettings {
  readonly url: string;
  readonly random: () => number;
  readonly workers: number;
  /** Whether the database or the server may currently be unavailable. */
  readonly mayBeAway: () => { readonly database: boolean; readonly server: boolean };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const people = [
  { email: "admin@demo.com", password: "admin" },
  { email: "owner@banyan.demo", password: "banyan" },
] as const;

export async function startLoad({ url, random, workers, mayBeAway }: LoadSettings): Promise<Load> {
  const acknowledged = new Map<string, Acknowledged>();
  const statuses = new Map<string, number>();
  const violations: string[] = [];
  let [stopped, writes] = [false, 0];

  /** Undefined if there was no response. */
  async function call(
    token: string,
    method: string,
    path: string,
    body?: object,
    version?: number,
  ): Promise<Answer | undefined> {
    const before = mayBeAway();
    let answer: Answer | undefined;
    let retryAfter: string | null = null;
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token !== "" && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
          ...(version !== undefined && { "if-match": `"${version}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      retryAfter = response.headers.get("retry-after");
      const text = await response.text();
      answer = { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
    } catch {
      // The server was killed, or is not up yet.
    }
    const after = mayBeAway();
    const status = answer === undefined ? "no answer" : String(answer.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const complain = (what: string) => void violations.push(`${new Date().toISOString()} ${method} ${path}: ${what}`);
    if (answer === undefined && !before.server && !after.server) complain("no answer though the server was up");
    if (answer?.status === 503) {
      if (!before.database && !after.database) complain("503 though the database was up");
      if (!(Number(retryAfter) >= 1)) complain("503 without Retry-After");
    }
    if (answer && ![200, 201, 409, 503].includes(answer.status))
      complain(`${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    return answer;
  }

  async function untilAnswered<Body>(method: string, path: string, token: string, body?: object): Promise<Body> {
    for (;;) {
      const answer = await call(token, method, path, body);
      if (answer?.status === 200) return answer.body as Body;
      await sleep(200);
    }
  }

  async function work({ token, companyId }: { token: string; companyId: string }): Promise<void> {
    const own: string[] = [];
    const grades = `/companies/${companyId}/grades`;
    while (!stopped) {
      const chance = random();
      const id = own[Math.floor(random() * own.length)];
      if (chance < 0.4 || id === undefined) {
        const answer = await call(token, "POST", grades, { name: crypto.randomUUID(), rank: 1 });
        if (answer?.status === 201) {
          const { id: made, version, rank } = answer.body as Grade;
          acknowledged.set(made, { version, rank });
          own.push(made);
          writes += 1;
        }
      } else if (chance < 0.7) {
        await change(token, `${grades}/${id}`, id);
      } else {
        await call(token, "GET", chance < 0.8 ? "/instance" : chance < 0.9 ? "/me/profile" : `${grades}?pageSize=10`);
      }
      await sleep(5);
    }
  }

  async function change(token: string, path: string, id: string): Promise<void> {
    const found = await call(token, "GET", path);
    if (found?.status !== 200) return;
    const { name, rank, version } = found.body as Grade;
    const known = acknowledged.get(id);
    if (known && version < known.version)
      violations.push(`${path} went back from version ${known.version} to ${version}`);
    const answer = await call(token, "PUT", path, { name, rank: (rank + 1) % 1000 }, version);
    if (answer?.status !== 200) return;
    const now = answer.body as Grade;
    acknowledged.set(id, { version: now.version, rank: now.rank });
    writes += 1;
  }

  const places: { token: string; companyId: string }[] = [];
  for (const person of people) {
    const { accessToken: token } = await untilAnswered<Session>("POST", "/jwt/login", "", person);
    const [company] = await untilAnswered<CompanyOption[]>("GET", "/companies/options", token);
    if (company) places.push({ token, companyId: company.id });
  }
  const working = Array.from({ length: workers }, (_, index) =>
    work(places[index % places.length] ?? { token: "", companyId: "" }),
  );
  return {
    acknowledged,
    get writes() {
      return writes;
    },
    statuses,
    violations,
    async stop() {
      stopped = true;
      await Promise.all(working);
    },
  };
}
