/** Replaces DATA_KEY: every value that depends on it is re-encrypted with a new key, in batches, resuming after an interruption. */
import { Client } from "pg";
import {
  adoptKey,
  dataKeyLock,
  isKey,
  keyFingerprint,
  keyState,
  type KeyState,
  newSalt,
  withoutPolicies,
} from "./data-key.ts";
import type { Store } from "./open-store.ts";
import { type KeyPair, type SealedPlace, sealedPlaces, type SealedRow, unreadable } from "./sealed-places.ts";
import { StoreError } from "./store-error.ts";

interface Rotation extends KeyPair {
  readonly store: Store;
  /** Called with the number of rows processed per table. */
  readonly progress?: (table: string, rows: number) => void;
}

export interface Rotated {
  /** False if the database already had the new key. */
  readonly changed: boolean;
  /** Values that neither key decrypts, such as "persons.id_no_enc of <id>"; they are left unchanged. */
  readonly unreadable: readonly string[];
}

export async function rotateDataKey({ store, from, to, progress = () => undefined }: Rotation): Promise<Rotated> {
  const client = new Client({ ...store.direct, query_timeout: undefined, application_name: "hrms keys:rotate" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [dataKeyLock]);
    if (!rows[0]?.got)
      throw new StoreError("A server, or another rotation, is working on this database: stop it first.");
    const state = await begin(client, { from, to });
    if (state === undefined) return { changed: false, unreadable: [] };
    const lost: string[] = [];
    const first = Math.max(
      0,
      sealedPlaces.findIndex(({ table }) => table === state.cursor?.place),
    );
    for (const [index, place] of sealedPlaces.slice(first).entries()) {
      let after = index === 0 ? (state.cursor?.after ?? []) : [];
      let rows = 0;
      for (;;) {
        const batch = await rotateBatch(client, place, { from, to }, after);
        lost.push(...batch.lost);
        rows += batch.count;
        progress(place.table, rows);
        if (batch.after === undefined) break;
        after = batch.after;
      }
    }
    await client.query(
      "update server.data_key set salt = next_salt, fingerprint = next_fingerprint, since = now(), next_salt = null, next_fingerprint = null, cursor = null",
    );
    return { changed: true, unreadable: lost };
  } finally {
    await client.end();
  }
}

/** The state of the running or new rotation; undefined if there is nothing to do. */
async function begin(client: Client, { from, to }: KeyPair): Promise<KeyState | undefined> {
  if ((await keyState(client)) === undefined) await adoptKey(client, from);
  const state = await keyState(client);
  if (state === undefined) throw new StoreError("The fingerprint of DATA_KEY cannot be kept in the database.");
  const { next_salt: salt, next_fingerprint: fingerprint } = state;
  if (salt !== null && fingerprint !== null) {
    if (!(await isKey(from, state)))
      throw new StoreError(
        "A rotation of this database is under way, from another DATA_KEY: start it again with the keys that it began with.",
      );
    if (!(await isKey(to, { salt, fingerprint })))
      throw new StoreError(
        "A rotation of this database is under way, to another key: start it again with the DATA_KEY_NEW that it began with.",
      );
    return state;
  }
  if (await isKey(to, state)) return undefined;
  if (!(await isKey(from, state)))
    throw new StoreError("DATA_KEY is not the key that this database was encrypted with: nothing was changed.");
  const next = newSalt();
  await client.query("update server.data_key set next_salt = $1, next_fingerprint = $2, cursor = null", [
    next,
    await keyFingerprint(to, next),
  ]);
  return { ...state, cursor: null };
}

interface Batch {
  readonly count: number;
  readonly lost: readonly string[];
  /** Key of the last row; undefined once the table is done. */
  readonly after: readonly string[] | undefined;
}

/** A batch and its progress are committed together. */
function rotateBatch(client: Client, place: SealedPlace, keys: KeyPair, after: readonly string[]): Promise<Batch> {
  const { table, key, columns, batchSize } = place;
  const names = Object.keys(columns);
  const keyList = key.join(", ");
  const beyond =
    after.length > 0 ? `where (${keyList}) > (${key.map((_name, index) => `$${index + 1}::uuid`).join(", ")})` : "";
  return withoutPolicies(client, [table], async () => {
    const { rows } = await client.query<SealedRow>(
      `select ${keyList}, ${names.join(", ")} from ${table} ${beyond} order by ${keyList} limit ${batchSize} for update`,
      [...after],
    );
    const lost: string[] = [];
    for (const row of rows) {
      const set: Record<string, string> = {};
      for (const name of names) {
        const value = columns[name]?.reseal(row, name, keys);
        if (value === unreadable) lost.push(`${table}.${name} of ${String(row[key.at(-1) ?? ""])}`);
        else if (value !== undefined) set[name] = value;
      }
      const changed = Object.keys(set);
      if (changed.length === 0) continue;
      const where = key.map((name, index) => `${name} = $${index + 1}`).join(" and ");
      const list = changed.map((name, index) => `${name} = $${key.length + index + 1}`).join(", ");
      await client.query(`update ${table} set ${list} where ${where}`, [
        ...key.map((name) => row[name]),
        ...Object.values(set),
      ]);
    }
    const last = rows.at(-1);
    const reached = last && rows.length === batchSize ? key.map((name) => String(last[name])) : undefined;
    const next = reached
      ? { place: table, after: reached }
      : { place: sealedPlaces[sealedPlaces.indexOf(place) + 1]?.table ?? table, after: [] };
    await client.query("update server.data_key set cursor = $1", [JSON.stringify(next)]);
    return { count: rows.length, lost, after: reached };
  });
}
