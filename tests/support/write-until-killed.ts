/** A server that creates grades until it is killed, and prints each id once acknowledged. */
import type { CompanyOption, Grade, Session } from "#generated/hrms/schema.ts";
import { createUploadWorkers } from "#src/handlers/hrms/shared/uploads/upload-workers.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { migrate } from "#src/store/migrate.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { loadSamples } from "#src/store/samples/load-samples.ts";
import { testDataKey } from "./data-key.ts";
import { testGateway } from "./gateway.ts";

const store = await openStore({ dataDir: process.argv[2], report: () => undefined });
await migrate(store);
await loadSamples(store, new Date(), testDataKey);
const settings = {
  jwtSecret: "a-secret-for-tests-of-32-letters",
  dataKey: testDataKey,
  largestFile: 1_048_576,
  accessTokenSeconds: 600,
  refreshTokenSeconds: 600,
  version: "0.0.0",
  environment: "local",
  demoLayer: true,
  startedAt: new Date(),
  mailServer: false,
  publicUrl: "https://hrms.example",
  mailQueued: () => undefined,
  webhooksInside: false,
  messagesQueued: () => undefined,
  ssoInside: false,
  providerFetch: () => Promise.reject(new Error()),
  uploads: createUploadWorkers(),
  resolveHost: () => Promise.resolve([]),
} as const;
const { contract, session } = hrmsContract(store, settings);
const { call } = testGateway(createGateway({ contracts: [contract], mode: "strict", session }));
const { accessToken } = (
  await call<Session>("POST", "/jwt/login", { body: { email: "admin@demo.com", password: "admin" } })
).body;
const headers = { Authorization: `Bearer ${accessToken}` };
const company = (await call<CompanyOption[]>("GET", "/companies/options", { headers })).body[0]?.id;

async function write(): Promise<void> {
  for (;;) {
    const { status, body } = await call<Grade>("POST", `/companies/${company}/grades`, {
      headers,
      body: { name: crypto.randomUUID(), rank: 1 },
    });
    if (status === 201) process.stdout.write(`${body.id}\n`);
  }
}

process.stdout.write("writing\n");
await Promise.all(Array.from({ length: 4 }, write));
