/** A server that is killed in the middle of a payroll step: signs in, says so, and takes the step that its input names. */
import { once } from "node:events";
import type { Session } from "#generated/hrms/schema.ts";
import { jobs } from "#src/server/background/jobs.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { testGateway } from "./gateway.ts";
import { hrmsSettings } from "./hrms-settings.ts";

export interface Step {
  readonly step: "calculate" | "lock" | "publish" | "files";
  readonly path: string;
  readonly recordId: string;
  readonly tenantId: string;
  /** The time of the step. */
  readonly at: string;
  readonly body: object;
}

let clock = new Date(process.argv[2] ?? "");
const now = () => clock;
const store = await openStore({ databaseUrl: process.env["DATABASE_URL"] ?? "", report: () => undefined });
const settings = hrmsSettings(now);
const { contract, session } = hrmsContract(store, settings, now);
const { call } = testGateway(createGateway({ contracts: [contract], mode: "strict", session, now }));
const login = { email: "maker@merlion.demo", password: "maker" };
const { accessToken } = (await call<Session>("POST", "/jwt/login", { body: login })).body;

async function calculate({ tenantId, recordId }: Step): Promise<void> {
  const job = jobs["calculate-pay-run"];
  if (job.tenancy !== "one-tenant") throw new Error("It works for one tenant.");
  const context = { store, settings, now, stopped: () => false, tenantId } as unknown as Parameters<typeof job.run>[0];
  await job.run(context, { recordId }, () => Promise.resolve());
}

process.stdout.write("ready\n");
const [input] = (await once(process.stdin, "data")) as [Buffer];
const step = JSON.parse(input.toString()) as Step;
clock = new Date(step.at);
if (step.step === "calculate") await calculate(step);
else await call("POST", step.path, { headers: { Authorization: `Bearer ${accessToken}` }, body: step.body });
process.stdout.write("done\n");
