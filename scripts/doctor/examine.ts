/** All checks of the doctor, in the order of its output. */
import { readSettings, SettingsError } from "#src/server/settings.ts";
import { root } from "../lib/run.ts";
import { checkDatabase } from "./database.ts";
import { type Finding, problem } from "./finding.ts";
import { checkDisks, checkFiles, checkSettings, checkVersions } from "./machine.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** `quick` leaves out the audit chains. */
export async function examine(env: Env, quick: boolean): Promise<Finding[]> {
  let settings;
  try {
    settings = readSettings(env, root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [problem("settings", error.message, "Correct it; nothing else can be checked before.")];
  }
  const parts = [
    checkSettings(settings),
    await checkVersions(),
    await checkDisks(settings),
    await checkFiles(settings),
    await checkDatabase(settings, { audit: !quick }),
  ];
  return parts.flat();
}
