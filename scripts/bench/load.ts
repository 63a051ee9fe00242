/** Our server and the plainest possible one, in turns on one database: 200 connections of ten people, plus sign-ins and an import. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCluster } from "#src/store/database/embedded/cluster.ts";
import { postmasterOf } from "#src/store/database/embedded/postmaster.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { Failure } from "../lib/failure.ts";
import { signedIn } from "./call.ts";
import { fillPeople } from "./fill-people.ts";
import { type Call, keepBusy, type LoadResult, type NextCall, percentile } from "./load/client.ts";
import { databaseCpu, type Served, startServed, type Usage } from "./load/usage.ts";
import { makeUser, password, type User } from "./load/world.ts";
import { importPeople } from "./people-import.ts";
import { table } from "./table.ts";

const people = 10;
const connections = 200;
const connectionsOfLists = 20;
const signIns = 50;
const imported = 10_000;

function listOf({ token, companyId }: User): Call {
  return {
    kind: "list",
    method: "GET",
    path: `/companies/${companyId}/grades?pageSize=20`,
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
  };
}

function readOf({ token, companyId, grades }: User, index: number): Call {
  return {
    kind: "read",
    method: "GET",
    path: `/companies/${companyId}/grades/${grades[index]?.id}`,
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
  };
}

function updateOf({ token, companyId, grades }: User, index: number, notice: number): Call {
  const grade = grades[index] as User["grades"][number];
  return {
    kind: "update",
    method: "PUT",
    path: `/companies/${companyId}/grades/${grade.id}`,
    headers: { authorization: `Bearer ${token}`, accept: "application/json", "if-match": `"${grade.version}"` },
    body: JSON.stringify({ name: `Load grade ${index + 1}`, rank: index + 1, noticeDays: notice, probationMonths: 3 }),
    then: ({ headers }) => void (grade.version = Number((headers.get("etag") ?? '"0"').slice(1, -1))),
  };
}

/** Of twenty calls twelve are lists, five read a record, three change one: each connection changes its own record. */
function mixed(user: User, index: number): NextCall {
  let step = index;
  return () => {
    step += 1;
    if (step % 20 < 12) return listOf(user);
    return step % 20 < 17 ? readOf(user, index) : updateOf(user, index, 1 + (step % 365));
  };
}

const lists =
  (user: User): NextCall =>
  () =>
    listOf(user);

interface Round extends LoadResult {
  readonly cpu: number;
  readonly databaseCpu: number | undefined;
  readonly memory: number;
}

interface Machine {
  readonly postmaster: number;
}

async function round(
  { postmaster }: Machine,
  server: Served,
  calls: readonly NextCall[],
  until: Promise<unknown>,
): Promise<Round> {
  const before: Usage = await server.usage();
  const database = databaseCpu(postmaster);
  const result = await keepBusy(server.url, calls, until);
  const after = await server.usage();
  const databaseAfter = databaseCpu(postmaster);
  return {
    ...result,
    cpu: after.cpu - before.cpu,
    databaseCpu: database === undefined || databaseAfter === undefined ? undefined : databaseAfter - database,
    memory: after.memory,
  };
}

/** Combines the rounds of one server. */
function together(rounds: readonly Round[]) {
  const sum = (of: (each: Round) => number) => rounds.reduce((all, each) => all + of(each), 0);
  const calls = sum((each) => each.calls);
  const times = rounds.flatMap((each) => each.times).toSorted((a, b) => a - b);
  const refused = rounds.flatMap((each) => [...each.refused].map(([reason, count]) => `${count} × ${reason}`));
  const database = rounds.every((each) => each.databaseCpu !== undefined)
    ? sum((each) => each.databaseCpu ?? 0) / calls
    : undefined;
  return {
    rate: calls / sum((each) => each.seconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: sum((each) => each.cpu) / calls,
    database,
    memory: rounds.map((each) => each.memory),
    refused,
  };
}

type Result = ReturnType<typeof together>;

const rowOf = (name: string, { rate, p50, p99, cpu, database, memory, refused }: Result): string[] => [
  name,
  rate.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(3),
  database?.toFixed(3) ?? "–",
  [memory[0], memory[Math.floor(memory.length / 2)], memory.at(-1)].map((value) => value?.toFixed(0)).join(" "),
  refused.join(", ") || "none",
];
const head = ["", "calls/s", "p50 ms", "p99 ms", "CPU ms a call", "of PostgreSQL", "MB first, middle, last", "refused"];

/** Each server in turn, so that other load on the machine affects them equally. */
async function inTurns(
  machine: Machine,
  servers: Readonly<Record<string, Served>>,
  calls: () => readonly NextCall[],
  seconds: number,
  turns: number,
): Promise<Record<string, Result>> {
  const rounds: Record<string, Round[]> = {};
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, server] of Object.entries(servers)) {
      // The first turn warms up.
      const one = await round(machine, server, calls(), sleep(1000 * (turn === 0 ? Math.min(3, seconds) : seconds)));
      if (turn > 0) (rounds[name] ??= []).push(one);
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, each]) => [name, together(each)]));
}

function show(title: string, results: Readonly<Record<string, Result>>): void {
  console.log(`${title}\n`);
  console.log(
    table(
      head,
      Object.entries(results).map(([name, result]) => rowOf(name, result)),
    ),
  );
  console.log();
}

/** The share of calls still answered during the work; quiet periods before and after, so that drift cancels out. */
async function duringWork(
  machine: Machine,
  server: Served,
  calls: () => readonly NextCall[],
  work: () => Promise<unknown>,
): Promise<number> {
  const quiet = () => round(machine, server, calls(), sleep(4000));
  await quiet();
  const before = await quiet();
  const during = await round(machine, server, calls(), work());
  const after = await quiet();
  const ratio = together([during]).rate / together([before, after]).rate;
  show(`Lists of 20 grades, ${connectionsOfLists} connections, for ${during.seconds.toFixed(1)} s`, {
    quiet: together([before, after]),
    "during the work": together([during]),
  });
  return ratio;
}

async function signIn(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/jwt/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  await answer.text();
  if (!answer.ok) throw new Failure(`A sign-in was answered ${answer.status}.`);
}

interface Verdict {
  readonly what: string;
  readonly value: number;
  readonly meets: boolean;
}

/** Once all connections are warm, memory must not keep growing. */
const maxGrowth = 1.25;

function judge(verdicts: readonly Verdict[]): void {
  console.log(
    table(
      ["", "measured", ""],
      verdicts.map(({ what, value, meets }) => [what, value.toFixed(2), meets ? "meets" : "misses"]),
    ),
  );
  if (verdicts.some(({ meets }) => !meets)) process.exitCode = 1;
}

/** `LOAD_SECONDS` of the mixed load for each server, in turns of ten. */
export async function load(): Promise<void> {
  const seconds = Number(process.env["LOAD_SECONDS"] ?? 60);
  if (!(seconds > 0)) throw new Failure("LOAD_SECONDS must be a number above zero.");
  const turns = Math.max(2, Math.round(seconds / 10));
  const folder = mkdtempSync(join(tmpdir(), "hrms-load-"));
  const cluster = await startCluster({ dataDir: folder, report: () => undefined, durable: false });
  const { host, port, user, database } = cluster.connection;
  const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host.replace("/proc/self/", `/proc/${process.pid}/`))}`;
  const machine: Machine = { postmaster: postmasterOf(join(folder, "postgres")) ?? 0 };
  const running: Served[] = [];
  try {
    const ours = await startServed("serve-hrms.ts", {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "info",
      SIGN_INS_PER_MINUTE: "1000000",
      ACCESS_TOKEN_SECONDS: "86400",
    });
    running.push(ours);
    const store = await openStore({ databaseUrl, report: () => undefined });
    const users: User[] = [];
    for (let number = 1; number <= people; number += 1) {
      users.push(
        await makeUser(
          ours.url,
          number,
          async (id) =>
            (await store.pool.query<{ tenant: string }>("select tenant_id as tenant from users where id = $1", [id]))
              .rows[0]?.tenant ?? "",
        ),
      );
    }
    await store.pool.query("analyze");
    await store.close();
    const plain = (prepared: string) =>
      startServed("serve-plain.ts", {
        DATABASE_URL: databaseUrl,
        BENCH_USERS: JSON.stringify(users),
        BENCH_PREPARED: prepared,
      });
    const bare = await plain("off");
    const prepared = await plain("on");
    running.push(bare, prepared);

    const listers = () =>
      Array.from({ length: connectionsOfLists }, (_, index) => lists(users[index % people] as User));
    const listing = await inTurns(
      machine,
      { ours, "plain, unprepared": bare, "plain, prepared": prepared },
      listers,
      Math.min(5, seconds),
      2,
    );
    show(`Lists of 20 grades, ${connectionsOfLists} connections`, listing);
    const share = seconds / turns;
    const mixing = await inTurns(
      machine,
      { ours, "plain, prepared": prepared },
      () =>
        Array.from({ length: connections }, (_, index) =>
          mixed(users[index % people] as User, Math.floor(index / people)),
        ),
      share,
      turns,
    );
    show(
      `Lists, reads and updates, ${connections} connections of ${people} people, ${seconds} s each in ${turns} turns`,
      mixing,
    );
    const [mine, theirs] = [mixing["ours"], mixing["plain, prepared"]] as [Result, Result];
    const [middle = 0, last = 0] = [mine.memory[Math.floor(mine.memory.length / 2)], mine.memory.at(-1)];
    console.log(`${signIns} sign-ins at once\n`);
    const ofSignIns = await duringWork(machine, ours, listers, () =>
      Promise.all(
        Array.from({ length: signIns }, (_, index) => signIn(ours.url, (users[index % people] as User).email)),
      ),
    );
    const companyId = sampleCompanies.trading.id;
    const call = await signedIn(ours.url, "admin@demo.com");
    const filled = await openStore({ databaseUrl, report: () => undefined });
    await fillPeople(filled.pool, { tenants: 1, peopleOfEach: 50, companyId });
    await filled.close();
    const ofImport = await duringWork(machine, ours, listers, () => importPeople(call, companyId, imported));
    const [listed, bareLists] = [listing["ours"], listing["plain, prepared"]] as [Result, Result];
    judge([
      {
        what: "lists: calls of the plain server, at least 0.50",
        value: listed.rate / bareLists.rate,
        meets: listed.rate / bareLists.rate >= 0.5,
      },
      {
        what: "mixed: calls of the plain server, at least 0.50",
        value: mine.rate / theirs.rate,
        meets: mine.rate / theirs.rate >= 0.5,
      },
      {
        what: "mixed: p99 of the plain server, below 3.00",
        value: mine.p99 / theirs.p99,
        meets: mine.p99 / theirs.p99 < 3,
      },
      { what: "mixed: calls refused, 0.00", value: mine.refused.length, meets: mine.refused.length === 0 },
      {
        what: `memory at the end of that in the middle, at most ${maxGrowth}`,
        value: last / middle,
        meets: last / middle <= maxGrowth,
      },
      { what: `calls while ${signIns} sign in, at least 0.75`, value: ofSignIns, meets: ofSignIns >= 0.75 },
      {
        what: `calls while ${imported.toLocaleString("en")} people are imported, at least 0.75`,
        value: ofImport,
        meets: ofImport >= 0.75,
      },
    ]);
  } finally {
    for (const server of running) await server.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
