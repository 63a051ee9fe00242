/** A server in the middle of a payroll step, to be killed: signs in, says so, and takes the step once it is told to on its input. */
import { once } from "node:events";
import type { Session } from "#generated/hrms/schema.ts";
import { jobs } from "#src/server/background/jobs.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { testGateway } from "./gateway.ts";
import { hrmsSettings } from "./hrms-settings.ts";

const [step = "", path = "", recordId = "", tenantId = "", at = "", body = "{}"] = process.argv.slice(2);
const now = () => new Date(at);
const store = await openStore({ databaseUrl: process.env["DATABASE_URL"] ?? "", report: () => undefined });
const settings = hrmsSettings(now);
const { contract, session } = hrmsContract(store, settings, now);
const { call } = testGateway(createGateway({ contracts: [contract], mode: "strict", session, now }));
const login = { email: "maker@merlion.demo", password: "maker" };
const { accessToken } = (await call<Session>("POST", "/jwt/login", { body: login })).body;

async function calculate(): Promise<void> {
  const job = jobs["calculate-pay-run"];
  if (job.tenancy !== "one-tenant") throw new Error("It works for one tenant.");
  const context = { store, settings, now, stopped: () => false, tenantId } as unknown as Parameters<typeof job.run>[0];
  await job.run(context, { recordId }, () => Promise.resolve());
}

process.stdout.write("ready\n");
await once(process.stdin, "data");
if (step === "calculate") await calculate();
else
  await call("POST", path, { headers: { Authorization: `Bearer ${accessToken}` }, body: JSON.parse(body) as object });
process.stdout.write("done\n");
