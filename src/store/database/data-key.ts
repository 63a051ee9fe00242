/** Binds a database to its DATA_KEY: a server with another key does not start, and none runs while the key is replaced. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Store } from "./open-store.ts";
import { sealedPlaces } from "./sealed-places.ts";
import { unsealable } from "./sealed.ts";
import { StoreError } from "./store-error.ts";
import type { RotationCursor } from "../shared/tables/data-key.ts";

/** Shared by running servers, exclusive for a rotation. */
export const dataKeyLock = 4_010_050;

const otherKey =
  "DATA_KEY is not the key that this database was encrypted with: set the one that belongs to it " +
  "(without DATA_KEY it is the file data-key in DATA_DIR), or restore database and key from the same backup.";

const rotating =
  "The DATA_KEY of this database is being replaced: run npm run keys:rotate until it has finished, then start with the new key.";

export interface KeyState {
  readonly salt: string;
  readonly fingerprint: string;
  readonly next_salt: string | null;
  readonly next_fingerprint: string | null;
  readonly cursor: RotationCursor | null;
}

/**
 * The database's fingerprint of its key. Deliberately slow, and salted: it tells a reader of the database nothing that
 * the encrypted values would not reveal faster.
 */
export function keyFingerprint(key: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(key, `hrms data key ${salt}`, 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1_048_576 }, (error, bytes) =>
      error ? reject(error) : resolve(bytes.toString("base64url")),
    );
  });
}

export const newSalt = (): string => randomBytes(16).toString("base64url");

export async function isKey(
  key: string,
  { salt, fingerprint }: Pick<KeyState, "salt" | "fingerprint">,
): Promise<boolean> {
  return timingSafeEqual(Buffer.from(await keyFingerprint(key, salt)), Buffer.from(fingerprint));
}

export async function keyState(client: Client): Promise<KeyState | undefined> {
  return (
    await client.query<KeyState>("select salt, fingerprint, next_salt, next_fingerprint, cursor from server.data_key")
  ).rows[0];
}

/** Works on whole tables within a transaction: policies apply to the owner too, unless they are lifted. */
export async function withoutPolicies<Result>(
  client: Client,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const each = (action: string) =>
    client.query(tables.map((table) => `alter table ${table} ${action} row level security`).join("; "));
  await client.query("begin");
  try {
    await each("no force");
    const result = await work();
    await each("force");
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Sample values of each encrypted column. */
async function sampleValues(client: Client): Promise<string[]> {
  return withoutPolicies(
    client,
    sealedPlaces.map(({ table }) => table),
    async () => {
      const values: string[] = [];
      for (const { table, columns } of sealedPlaces) {
        for (const column of Object.keys(columns).filter((name) => columns[name]?.holds === "sealed")) {
          const { rows } = await client.query<{ value: string }>(
            `select ${column} as value from ${table} where ${column} is not null limit 10`,
          );
          values.push(...rows.map(({ value }) => value));
        }
      }
      return values;
    },
  );
}

/** For a database filled before fingerprints existed: the key that decrypts its values is its key. */
export async function adoptKey(client: Client, key: string): Promise<void> {
  if (!(await sampleValues(client)).every((value) => unsealable(key, value))) throw new StoreError(otherKey);
  const salt = newSalt();
  await client.query(
    "insert into server.data_key (salt, fingerprint, since) values ($1, $2, now()) on conflict do nothing",
    [salt, await keyFingerprint(key, salt)],
  );
}

async function checkKey(client: Client, key: string): Promise<void> {
  if ((await keyState(client)) === undefined) await adoptKey(client, key);
  const state = await keyState(client);
  if (state === undefined) throw new StoreError("The fingerprint of DATA_KEY cannot be kept in the database.");
  if (state.next_fingerprint !== null) throw new StoreError(rotating);
  if (!(await isKey(key, state))) throw new StoreError(otherKey);
}

export interface KeyClaim {
  release(): Promise<void>;
}

/**
 * Throws if the key is not the database's. Blocks rotations until it is released; if the connection was lost in between
 * and the key was replaced, `lost` is called. `claimed` may hold more on the same connection.
 */
export async function claimDataKey(
  store: Store,
  key: string,
  lost: (error: StoreError) => void,
  claimed: (client: Client) => Promise<void> = () => Promise.resolve(),
): Promise<KeyClaim> {
  let released = false;
  let held = await claim();

  async function claim(): Promise<Client> {
    const { connectionTimeoutMillis: _timeout, ...options } = store.direct;
    const client = new Client({ ...options, connectionTimeoutMillis: 5_000, application_name: "hrms data key" });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock_shared($1) as got", [
        dataKeyLock,
      ]);
      if (!rows[0]?.got) throw new StoreError(rotating);
      await checkKey(client, key);
      await claimed(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once("end", () => void reclaim());
    return client;
  }

  async function reclaim(): Promise<void> {
    while (!released) {
      try {
        const client = await claim();
        if (released) await client.end();
        else held = client;
        return;
      } catch (error) {
        if (error instanceof StoreError) return lost(error);
        await sleep(1_000, undefined, { ref: false });
      }
    }
  }

  return {
    async release() {
      released = true;
      await held.end().catch(() => undefined);
    },
  };
}
