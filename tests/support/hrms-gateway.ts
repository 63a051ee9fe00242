/** The HR contract in this process, on a copy of the test database, without a port; strict unless set otherwise. */
import type { Session } from "#generated/hrms/schema.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { createDemoState } from "#src/handlers/demo/state.ts";
import { demoContract } from "#src/server/demo-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { type Log, silentLog } from "#src/server/gateway/log.ts";
import type { GatewayMode } from "#src/server/gateway/types.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { openTestDatabase, type TestDatabase } from "./database.ts";
import { type CallOptions, seededRandom, testGateway, type TestGateway } from "./gateway.ts";
import { hrmsSettings } from "./hrms-settings.ts";

export interface HrmsGatewayOptions {
  /** False for a server without accounts. */
  readonly samples?: boolean;
  readonly settings?: Partial<HrmsSettings>;
  /** Maximum number of database connections. */
  readonly poolSize?: number;
  readonly log?: Log;
  readonly now?: () => Date;
  readonly mode?: GatewayMode;
  /** Includes the demo contract, as on a server. */
  readonly demo?: boolean;
}

export interface HrmsGateway extends TestGateway {
  readonly database: TestDatabase;
  readonly settings: HrmsSettings;
  /** Signs in and makes later calls with the token. */
  readonly signIn: (email: string, password: string) => Promise<TestGateway["call"]>;
}

export async function openHrmsGateway({
  samples = true,
  settings,
  now = () => new Date(),
  mode = "strict",
  log = silentLog,
  demo = false,
  ...sized
}: HrmsGatewayOptions = {}): Promise<HrmsGateway> {
  const database = await openTestDatabase({ samples, ...sized });
  const all: HrmsSettings = { ...hrmsSettings(now), ...settings };
  const { contract, session } = hrmsContract(database, all, now);
  const contracts = demo
    ? [
        contract,
        demoContract({
          sessions: createDemoSessions(() => createDemoState(now())),
          handlers: demoHandlers,
          random: seededRandom(),
        }),
      ]
    : [contract];
  const gateway = testGateway(createGateway({ contracts, mode, log, session, now }), async () => {
    await all.uploads.close();
    await database.close();
  });
  return {
    ...gateway,
    database,
    settings: all,
    async signIn(email, password) {
      const { status, body } = await gateway.call<Session>("POST", "/jwt/login", { body: { email, password } });
      if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
      const call = <Body>(method: string, path: string, options: CallOptions = {}) =>
        gateway.call<Body>(method, path, {
          ...options,
          headers: { Authorization: `Bearer ${body.accessToken}`, ...options.headers },
        });
      return call;
    },
  };
}

/** What tests need to know about the samples. */
export const trading = "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11";
export const seniorExecutive = "3f2b1c0a-1111-4222-8333-944445555666";
