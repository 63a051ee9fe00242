/** A whole server on a free port, with its own database of samples. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type RunningServer, type StartOptions } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { publicPasswordCost } from "#src/store/account/shared/passwords.ts";
import { testDataKey } from "./data-key.ts";

export interface TestServerOptions extends StartOptions {
  /** Settings as environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Strict by default: a contract violation is a 500. */
export async function startTestServer({
  env = {},
  gateway,
  ...options
}: TestServerOptions = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "hrms-server-"));
  const settings = readSettings(
    {
      PORT: "0",
      LOG_LEVEL: "silent",
      SIGN_INS_PER_MINUTE: "100000",
      SIGN_INS_PER_ACCOUNT: "100000",
      DATA_DIR: folder,
      DATA_KEY: testDataKey,
      JWT_SECRET: "a-secret-for-tests-of-32-letters",
      ...env,
    },
    folder,
  );
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const running = await startServer(settings, () => undefined, {
      durable: false,
      passwordCost: publicPasswordCost,
      ...options,
      gateway: { mode: "strict", ...gateway },
    });
    return {
      ...running,
      async close() {
        await running.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
