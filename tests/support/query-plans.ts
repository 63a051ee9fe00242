/** Records the statements of a store with the role and tenant they ran as, and finds those that could only be answered by reading a whole table of tenants. */
import { Client, type Pool, type PoolClient } from "pg";

interface Seen {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly role: string;
  readonly tenantId: string;
}

export interface Recorder {
  /** One of each text and role. */
  readonly seen: () => readonly Seen[];
}

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;
type Query = (...parameters: unknown[]) => unknown;

const plannable = /^\s*(select|insert|update|delete|with)\b/i;

/** What a statement makes of the role and tenant of its transaction; undefined if it changes neither. */
function standingAfter(text: string, values: readonly unknown[]): { role: string; tenantId: string } | undefined {
  const set = /set local role (\w+); set local app\.tenant = '([^']*)'/.exec(text);
  if (/^(commit|rollback)$/i.test(text)) return { role: "", tenantId: "" };
  if (set) return { role: set[1] ?? "", tenantId: set[2] ?? "" };
  if (!/set_config\('role', \$1, true\)/.test(text)) return undefined;
  return { role: String(values[0]), tenantId: String(values[1]) };
}

/** From the pool's next connection on. */
export function recordStatements(pool: Pool): Recorder {
  const seen = new Map<string, Seen>();
  const watched = new WeakSet<PoolClient>();

  function watch(client: PoolClient): PoolClient {
    if (watched.has(client)) return client;
    watched.add(client);
    let standing = { role: "", tenantId: "" };
    const target = client as unknown as { query: Query };
    const query = target.query.bind(client);
    target.query = (...parameters) => {
      const [first, second] = parameters as [string | { text: string; values?: unknown[] }, unknown];
      const text = typeof first === "string" ? first : first.text;
      const values = (typeof first === "string" ? undefined : first.values) ?? (Array.isArray(second) ? second : []);
      standing = standingAfter(text, values) ?? standing;
      const key = `${standing.role} ${text}`;
      if (plannable.test(text) && standing.role !== "" && (seen.get(key)?.tenantId ?? "") === "")
        seen.set(key, { text, values, ...standing });
      return query(...parameters);
    };
    return client;
  }

  // `pool.query` hands over a callback; transactions await.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient>;
  const watching = (callback?: Callback) =>
    callback === undefined
      ? connect().then(watch)
      : connect((error, client, release) => callback(error, client && watch(client), release));
  pool.connect = watching as Pool["connect"];
  return { seen: () => [...seen.values()] };
}

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Plan[];
}

interface Tables {
  readonly all: ReadonlySet<string>;
  /** The planner knows that reading an empty one costs nothing, whatever its statistics say. */
  readonly filled: ReadonlySet<string>;
}

/** Parts of a plan that read all of a table, or all of one of its indexes. */
function wholeReads(plan: Plan, tables: Tables, below?: string): string[] {
  const relation = plan["Relation Name"] ?? below ?? "";
  const inside = (plan.Plans ?? []).flatMap((one) => wholeReads(one, tables, relation));
  const kind = plan["Node Type"];
  const isWhole =
    kind === "Seq Scan"
      ? tables.all.has(relation)
      : /Index/.test(kind) && plan["Index Cond"] === undefined && tables.filled.has(relation);
  return isWhole ? [`${kind} on ${relation}`, ...inside] : inside;
}

/** Of the tables of tenants, which are then as large as the planner believes. */
async function enlargeTables(client: Client): Promise<Tables> {
  const { rows } = await client.query<{ name: string; filled: boolean }>(
    `select relname as name, pg_relation_size(pg_class.oid) > 0 as filled
     from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const all = rows.map(({ name }) => name);
  await client.query(
    "update pg_class set reltuples = 1000000, relpages = 1 where relname = any($1) and relnamespace = 'public'::regnamespace",
    [all],
  );
  return { all: new Set(all), filled: new Set(rows.filter(({ filled }) => filled).map(({ name }) => name)) };
}

/** How a statement gets its rows into order when sorting all of them is as good as forbidden: its outermost sort, if any. */
export async function outermostSort(url: string, { text, values, role, tenantId }: Seen): Promise<string | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `begin; set local role ${role}; set local app.tenant = '${tenantId}'; set local enable_sort = off`,
    );
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
    return /-> +((?:Incremental )?Sort) /.exec(rows.map((row) => row["QUERY PLAN"]).join("\n"))?.[1];
  } finally {
    await client.query("rollback");
    await client.end();
  }
}

/**
 * As if tables were large: the planner believes that each page has a million rows, and sequential scans are as good as forbidden, so that a
 * plan has one only where no index helps. The condition on the tenant comes from the row policies.
 */
export async function wholeTableReads(url: string, seen: readonly Seen[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin");
    const tables = await enlargeTables(client);
    const found: string[] = [];
    for (const { text, values, role, tenantId } of seen) {
      await client.query(
        `savepoint one; set local role ${role}; set local app.tenant = '${tenantId}'; set local enable_seqscan = off; set local random_page_cost = 1`,
      );
      try {
        const explained = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
          ...values,
        ]);
        const plan = explained.rows[0]?.["QUERY PLAN"][0].Plan;
        const reads = plan === undefined ? [] : wholeReads(plan, tables);
        if (reads.length > 0) found.push(`${[...new Set(reads)].sort().join(", ")} as ${role}: ${text.slice(0, 600)}`);
      } finally {
        await client.query("rollback to savepoint one");
      }
    }
    return found;
  } finally {
    await client.query("rollback");
    await client.end();
  }
}
