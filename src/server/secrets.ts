/** The server's secrets: from the environment, else created once and kept in the data folder. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#src/store/shared/make-folder.ts";
import { type Settings, SettingsError, shortestSecret } from "./settings.ts";

/** The given secret, else one created on the first start, readable only by this user. */
function keptSecret(given: string | undefined, dataDir: string, name: string, setting: string): string {
  if (given !== undefined) return given;
  const file = join(dataDir, name);
  try {
    if (existsSync(file)) {
      const kept = readFileSync(file, "utf8").trim();
      if (kept.length >= shortestSecret) return kept;
      // An empty file was never completed; anything else may be what is left of the right secret.
      if (kept !== "") throw new Error(`the file has fewer than ${shortestSecret} characters`);
    }
    makeFolder(dataDir);
    const made = randomBytes(48).toString("base64url");
    writeFileSync(file, `${made}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
    return made;
  } catch (error) {
    throw new SettingsError(
      `The ${name} cannot be kept in ${dataDir}: ${(error as Error).message}. Set DATA_DIR to a folder that can be written, or ${setting}.`,
    );
  }
}

/** Signs tokens. */
export function readJwtSecret({ jwtSecret, dataDir }: Pick<Settings, "jwtSecret" | "dataDir">): string {
  return keptSecret(jwtSecret, dataDir, "jwt-secret", "JWT_SECRET");
}

/** Encrypts numbers of persons and accounts: if it is lost, they cannot be read any more. */
export function readDataKey({ dataKey, dataDir }: Pick<Settings, "dataKey" | "dataDir">): string {
  return keptSecret(dataKey, dataDir, "data-key", "DATA_KEY");
}
