/** A server that creates grades until it is killed, and prints each id once acknowledged. */
import type { CompanyOption, Grade, Session } from "#generated/hrms/schema.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { migrate } from "#src/store/migrate.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { loadSamples } from "#src/store/samples/load-samples.ts";
import { shortWeeks } from "#src/store/samples/weeks.ts";
import { testDataKey } from "./data-key.ts";
import { testGateway } from "./gateway.ts";
import { hrmsSettings } from "./hrms-settings.ts";

const store = await openStore({ dataDir: process.argv[2], report: () => undefined });
await migrate(store);
await loadSamples(store, new Date(), testDataKey, shortWeeks);
const settings = hrmsSettings(() => new Date());
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
