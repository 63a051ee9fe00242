/** `npm run keys:rotate`: replaces DATA_KEY with DATA_KEY_NEW in everything that depends on it. Stop the server first. */
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings, SettingsError, type Settings } from "#src/server/settings.ts";
import { migrate } from "#src/store/migrate.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { rotateDataKey } from "#src/store/database/rotate-data-key.ts";
import { StoreError } from "#src/store/database/store-error.ts";
import { Failure, main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";

const shortest = 32;

function requireLength(key: string, name: string): string {
  if (key.length < shortest) throw new Failure(`${name} must have at least ${shortest} characters.`);
  return key;
}

interface Keys {
  readonly from: string;
  readonly to: string;
  /** Makes the new key the server's, and says where it is. */
  readonly finish: () => string;
}

function readKeys({ dataKey, dataDir }: Settings): Keys {
  const given = process.env["DATA_KEY_NEW"];
  if (dataKey !== undefined) {
    if (!given) throw new Failure("Set DATA_KEY_NEW to the new key, 32 characters or more.");
    return {
      from: dataKey,
      to: requireLength(given, "DATA_KEY_NEW"),
      finish: () => "Start the server with DATA_KEY set to the new key.",
    };
  }
  const file = join(dataDir, "data-key");
  if (!existsSync(file))
    throw new Failure("There is no key to replace: set DATA_KEY, or DATA_DIR to the folder of the file data-key.");
  const draft = `${file}.new`;
  // Kept until the end, so that an interrupted rotation continues with the same key.
  const waiting = existsSync(draft) ? readFileSync(draft, "utf8").trim() : "";
  const to = given ? requireLength(given, "DATA_KEY_NEW") : waiting || randomBytes(48).toString("base64url");
  if (waiting !== to) {
    writeFileSync(`${draft}.part`, `${to}\n`, { mode: 0o600 });
    renameSync(`${draft}.part`, draft);
  }
  return {
    from: requireLength(readFileSync(file, "utf8").trim(), file),
    to,
    finish() {
      copyFileSync(file, `${file}.previous`);
      renameSync(draft, file);
      return `The new key is in ${file}, the one before in ${file}.previous: older backups need it.`;
    },
  };
}

main(async () => {
  try {
    const settings = readSettings(process.env, root);
    const keys = readKeys(settings);
    const { dataDir, databaseUrl } = settings;
    const store = await openStore({ dataDir, databaseUrl, report: () => undefined });
    try {
      await migrate(store);
      const { changed, unreadable } = await rotateDataKey({
        store,
        from: keys.from,
        to: keys.to,
        progress: (table, rows) => console.log(`${table}: ${rows} rows`),
      });
      for (const place of unreadable) console.log(`Neither key opens ${place}: it stays as it is.`);
      console.log(
        changed ? "Everything is encrypted with the new key." : "Everything is encrypted with the new key already.",
      );
    } finally {
      await store.close();
    }
    console.log(keys.finish());
  } catch (error) {
    throw error instanceof SettingsError || error instanceof StoreError ? new Failure(error.message) : error;
  }
});
