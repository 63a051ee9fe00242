/** Packages of the sample tenants, and the support access that one of them has given. */
import type { Transaction } from "../database/transaction.ts";
import { recordEvent } from "../shared/audit.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { supportGrants } from "../access/tables/support-grants.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { users } from "../account/tables/users.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";

const day = 86_400_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * day);

export function sampleTenancies(now: Date) {
  const [merlionSince, banyanSince] = [ago(now, 300), ago(now, 18)];
  return [
    {
      ...sampleTenants.merlion,
      code: "merlion",
      billingEmail: "accounts@merlion.example",
      billingCycle: "yearly" as const,
      activatedAt: merlionSince,
      statusSince: merlionSince,
      createdAt: ago(now, 330),
      updatedAt: merlionSince,
    },
    {
      ...sampleTenants.banyan,
      code: "banyan",
      billingEmail: "accounts@banyan.example",
      status: "trial" as const,
      trialEndsOn: ago(now, -12).toISOString().slice(0, 10),
      statusSince: banyanSince,
      createdAt: banyanSince,
      updatedAt: banyanSince,
    },
  ];
}

/** The stand-in is created with the accounts, before any tenant is known. */
export async function insertStandIn(tx: Transaction, now: Date): Promise<void> {
  const { id, fullName, avatar } = sampleAccounts.priya;
  const handle = "support-sample";
  const names = {
    email: `${handle}@support.invalid`,
    username: handle,
    fullName: `${fullName} (Support)`,
    avatar,
    role: "support",
  };
  await tx.insert(users).values({
    id: sampleId("users/support"),
    tenantId: sampleTenants.banyan.id,
    supportOf: id,
    ability: [],
    createdAt: now,
    ...names,
  });
}

/** In the transaction of the granting tenant. */
export async function insertSupport(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  if (tenant !== "banyan") return;
  const [tenantId, userId, standInId] = [sampleTenants.banyan.id, sampleAccounts.lakshmi.id, sampleId("users/support")];
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [id, endsAt, reason] = [
    sampleId("support/banyan"),
    ago(now, -6),
    "Please look why the holidays of next year are missing.",
  ];
  const companyIds = [sampleCompanies.kitchen.id];
  await tx.insert(supportGrants).values({
    id,
    tenantId,
    administratorId: sampleAccounts.priya.id,
    standInId,
    reason,
    roleId: roleId("auditor"),
    companyIds,
    endsAt,
    ...who,
  });
  await tx
    .insert(userAccess)
    .values(
      companyIds.map((companyId) => ({ tenantId, userId: standInId, companyId, roleIds: [roleId("auditor")], ...who })),
    );
  const changes = [
    { field: "role", before: null, after: "Auditor" },
    { field: "endsAt", before: null, after: endsAt.toISOString() },
  ];
  await recordEvent(
    tx,
    { tenantId, userId, requestId: "samples", now },
    {
      companyId: null,
      action: "grant",
      subject: "support-grants",
      recordId: id,
      recordName: sampleAccounts.priya.fullName,
      changes,
      reason,
    },
  );
}
