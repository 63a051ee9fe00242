/** Verifies the event chains and finds the first invalid link, without relying on the code that wrote them. */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { canonicalJson, type JsonValue } from "#src/domain/shared/canonical-json.ts";
import type { Store } from "../database/open-store.ts";
import { tenants } from "../platform/tables/tenants.ts";
import { inAuth, inTenant, type Transaction } from "../database/transaction.ts";

type Link = Readonly<Record<string, JsonValue>>;

/** What is wrong with a link: earlier events are missing, it follows another event, or its content was changed. */
type Fault = "missing" | "relinked" | "changed";

export interface CheckedChain {
  /** Null for the platform's own. */
  readonly tenant: string | null;
  /** Number of valid events. */
  readonly events: number;
  /** Hash of the last valid event: stored elsewhere, it later shows whether the end was cut off. */
  readonly head: string;
  readonly broken: { readonly sequence: number; readonly fault: Fault } | null;
}

const batchSize = 2_000;

function hashOf({ hash: _hash, ...event }: Link): string {
  const said = Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
  return createHash("sha256").update(canonicalJson(said)).digest("hex");
}

function faultOf(link: Link, after: { events: number; head: string }): Fault | undefined {
  if (link["sequence"] !== after.events + 1) return "missing";
  if (link["previous_hash"] !== after.head) return "relinked";
  return link["hash"] === hashOf(link) ? undefined : "changed";
}

async function linksAfter(
  tx: Transaction,
  table: "audit_events" | "platform_events",
  sequence: number,
): Promise<Link[]> {
  const { rows } = await tx.execute<{ link: Link }>(
    sql`select to_jsonb(event) as link from ${sql.identifier(table)} as event where event.sequence > ${sequence} order by event.sequence limit ${batchSize}`,
  );
  return rows.map(({ link }) => link);
}

export async function followChain(
  tx: Transaction,
  table: "audit_events" | "platform_events",
  tenant: string | null,
): Promise<CheckedChain> {
  // Timestamps are hashed as the database writes them.
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`);
  let last = { events: 0, head: "" };
  for (;;) {
    const links = await linksAfter(tx, table, last.events);
    for (const link of links) {
      const fault = faultOf(link, last);
      if (fault) return { tenant, ...last, broken: { sequence: Number(link["sequence"]), fault } };
      last = { events: last.events + 1, head: String(link["hash"]) };
    }
    if (links.length < batchSize) return { tenant, ...last, broken: null };
  }
}

/** Every chain of the database: the platform's, then one per tenant. */
export async function checkChains(store: Store): Promise<CheckedChain[]> {
  const all = await inAuth(store, (tx) =>
    tx.select({ id: tenants.id, name: tenants.name }).from(tenants).orderBy(tenants.name, tenants.id),
  );
  const checked = [await inTenant(store, null, (tx) => followChain(tx, "platform_events", null), true)];
  for (const { id, name } of all)
    checked.push(await inTenant(store, id, (tx) => followChain(tx, "audit_events", name), true));
  return checked;
}
