/** The HR contract in this process, on a copy of the test database, without a port; strict answers. */
import type { Session } from "#generated/hrms/schema.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { openTestDatabase, type TestDatabase } from "./database.ts";
import { testDataKey } from "./data-key.ts";
import { type CallOptions, testGateway, type TestGateway } from "./gateway.ts";

export interface HrmsGatewayOptions {
  /** False for a server that nobody has signed up to. */
  readonly samples?: boolean;
  readonly settings?: Partial<HrmsSettings>;
  readonly now?: () => Date;
}

export interface HrmsGateway extends TestGateway {
  readonly database: TestDatabase;
  readonly settings: HrmsSettings;
  /** Signs in and calls with the token from then on. */
  readonly signIn: (email: string, password: string) => Promise<TestGateway["call"]>;
}

export async function openHrmsGateway({ samples = true, settings, now = () => new Date() }: HrmsGatewayOptions = {}): Promise<HrmsGateway> {
  const database = await openTestDatabase({ samples });
  const all: HrmsSettings = {
    jwtSecret: "a-secret-for-tests-of-32-letters",
    dataKey: testDataKey,
    largestFile: 1_048_576,
    accessTokenSeconds: 600,
    refreshTokenSeconds: 600,
    version: "0.0.0",
    environment: "local",
    demoLayer: true,
    startedAt: now(),
    mailServer: false,
    publicUrl: "https://hrms.example",
    mailQueued: () => undefined,
    webhooksInside: false,
    ssoInside: false,
    providerFetch: () => Promise.reject(new Error("No provider is asked here.")),
    messagesQueued: () => undefined,
    ...settings,
  };
  const { contract, session } = hrmsContract(database, all, now);
  const gateway = testGateway(createGateway({ contracts: [contract], mode: "strict", session, now }), () => database.close());
  return {
    ...gateway,
    database,
    settings: all,
    async signIn(email, password) {
      const { status, body } = await gateway.call<Session>("POST", "/jwt/login", { body: { email, password } });
      if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
      const call = <Body>(method: string, path: string, options: CallOptions = {}) =>
        gateway.call<Body>(method, path, { ...options, headers: { Authorization: `Bearer ${body.accessToken}`, ...options.headers } });
      return call;
    },
  };
}

/** What a test needs to know of the samples. */
export const trading = "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11";
export const seniorExecutive = "3f2b1c0a-1111-4222-8333-944445555666";
