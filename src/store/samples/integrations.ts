/** Sample API keys, whose secrets nobody knows, and a paused webhook: the samples call nobody. */
import { randomBytes } from "node:crypto";
import {
  attemptPauses,
  type DeliveryAttempt,
  type WebhookEvent,
  type WebhookMessage,
} from "#src/domain/integrations/webhooks.ts";
import { newKey, putAccount, putRights } from "../integrations/shared/api-keys.ts";
import { recordEvent } from "../shared/audit.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { seal } from "../database/sealed.ts";
import { apiKeys } from "../integrations/tables/api-keys.ts";
import { webhookDeliveries, webhooks } from "../integrations/tables/webhooks.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { employeeId } from "./people/insert-people.ts";

const hour = 3_600_000;
const day = 24 * hour;
const tenantId = sampleTenants.merlion.id;
const companyId = sampleCompanies.trading.id;
const userId = sampleAccounts.adeline.id;
const by = (at: Date) => ({ createdAt: at, createdBy: userId, updatedAt: at, updatedBy: userId });
const author = (now: Date) => ({ tenantId, userId, requestId: "sample-integrations", now });

interface SampleKey {
  name: string;
  role: "auditor" | "payrollMaker";
  createdAgo: number;
  usedAgo: number;
  /** Days from now. */
  expires: number | null;
  revokedAgo?: number;
}

const keys: readonly SampleKey[] = [
  { name: "Head count report", role: "auditor", createdAgo: 120 * day, usedAgo: 5 * hour, expires: 245 },
  {
    name: "Payroll export of the old provider",
    role: "payrollMaker",
    createdAgo: 260 * day,
    usedAgo: 64 * day,
    expires: null,
    revokedAgo: 62 * day,
  },
];

async function insertKey(
  tx: Transaction,
  { name, role, createdAgo: madeAgo, usedAgo, expires, revokedAgo }: SampleKey,
  now: Date,
): Promise<void> {
  const before = (time: number) => new Date(now.getTime() - time);
  const id = sampleId(`api-keys/${name}`);
  const made = author(before(madeAgo));
  const expiresOn =
    expires === null
      ? null
      : before(-expires * day)
          .toISOString()
          .slice(0, 10);
  const accountId = await putAccount(tx, made, name, undefined);
  await putRights(tx, made, accountId, {
    companyIds: [companyId],
    roleIds: [roleId(role)],
    scope: "company",
    expiresOn,
  });
  const { prefix, secretHash } = newKey();
  const revokedAt = revokedAgo === undefined ? null : before(revokedAgo);
  await tx.insert(apiKeys).values({
    ...by(made.now),
    id,
    tenantId,
    name,
    userId: accountId,
    prefix,
    secretHash,
    roleIds: [roleId(role)],
    scope: "company",
    expiresOn,
    lastUsedAt: before(usedAgo),
    revokedAt,
    updatedAt: revokedAt ?? made.now,
    version: revokedAt ? 2 : 1,
  });
  const event = { companyId: null, subject: "api-keys", recordId: id, recordName: name };
  await recordEvent(tx, made, {
    ...event,
    action: "create",
    changes: [
      { field: "name", before: null, after: name },
      { field: "scope", before: null, after: "company" },
      { field: "expiresOn", before: null, after: expiresOn },
    ],
  });
  if (revokedAt)
    await recordEvent(tx, author(revokedAt), {
      ...event,
      action: "revoke",
      changes: [{ field: "revokedAt", before: null, after: revokedAt.toISOString() }],
    });
}

interface SampleDelivery {
  event: WebhookEvent | "webhook.test";
  ago: number;
  about: string;
  fields?: string[];
  /** The result of each attempt; the intervals are the real ones. */
  got: readonly (readonly [status: number | null, milliseconds: number, text: string])[];
}

const accepted = [200, 184, '{"received":true}'] as const;
const busy = [503, 412, "The service is being updated. Please try again later."] as const;
const silent = [null, 15_000, "timeout"] as const;

/** The newest one was queued when the webhook was paused, and is still waiting. */
const deliveries: readonly SampleDelivery[] = [
  {
    event: "employee.updated",
    ago: 20 * hour,
    about: "trading/WH/Storekeeper/1",
    fields: ["personal.personalEmail"],
    got: [],
  },
  {
    event: "employee.updated",
    ago: 4 * day,
    about: "trading/PUR/Senior Buyer/1",
    fields: ["job.location"],
    got: [silent, busy, busy, silent, busy, busy],
  },
  {
    event: "employee.created",
    ago: 6 * day,
    about: "trading/FIN-AP/Accounts Executive/1",
    fields: ["person.fullName", "employment.startDate", "job.department"],
    got: [busy, accepted],
  },
  {
    event: "changeRequest.approved",
    ago: 11 * day,
    about: "trading/WH/Storekeeper/1",
    fields: ["status", "decidedBy"],
    got: [[204, 97, ""]],
  },
  { event: "webhook.test", ago: 14 * day, about: "", got: [accepted] },
];

const address = "https://people.merlion.example/hooks/hrms";

function deliveryOf(
  { event, ago, about, fields = [], got }: SampleDelivery,
  webhookId: string,
  now: Date,
): typeof webhookDeliveries.$inferInsert {
  const createdAt = new Date(now.getTime() - ago);
  const test = event === "webhook.test";
  const key = sampleId(`deliveries/${event}/${ago}`);
  const message: WebhookMessage = {
    id: `msg_${key.replaceAll("-", "")}`,
    type: event,
    timestamp: createdAt.toISOString(),
    data: {
      tenantId,
      companyId: test ? null : companyId,
      recordId: test ? webhookId : employeeId(about),
      changedFields: fields,
    },
  };
  let at = createdAt.getTime();
  const attempts = got.map(([status, milliseconds, text], index): DeliveryAttempt => {
    at += (attemptPauses[index] ?? 0) * 1000 + 800;
    return {
      at: new Date(at).toISOString(),
      status,
      fault: status === null ? text : null,
      milliseconds,
      answer: status === null ? null : text,
    };
  });
  const arrived = (got.at(-1)?.[0] ?? 0) === 200 || (got.at(-1)?.[0] ?? 0) === 204;
  const status = arrived
    ? ("delivered" as const)
    : got.length === attemptPauses.length
      ? ("failed" as const)
      : ("pending" as const);
  return {
    id: key,
    tenantId,
    webhookId,
    event,
    message,
    status,
    createdAt,
    tries: got.length,
    nextTryAt: new Date(at),
    deliveredAt: arrived ? new Date(at) : null,
    attempts,
  };
}

async function insertWebhook(tx: Transaction, now: Date, dataKey: string): Promise<void> {
  const made = new Date(now.getTime() - 15 * day);
  const [id, name] = [sampleId("webhooks/directory"), "Company directory"];
  const events: WebhookEvent[] = ["employee.created", "employee.updated", "employee.exited", "changeRequest.approved"];
  const failed = deliveries.find(({ got }) => got.length === attemptPauses.length);
  const failedAt =
    failed &&
    new Date(now.getTime() - failed.ago + attemptPauses.reduce<number>((sum, pause) => sum + pause * 1000, 0));
  await tx.insert(webhooks).values({
    ...by(made),
    id,
    tenantId,
    name,
    url: address,
    events,
    status: "paused",
    failedAt: failedAt ?? null,
    secret: seal(dataKey, `whsec_${randomBytes(32).toString("base64")}`),
  });
  await tx.insert(webhookDeliveries).values(deliveries.map((one) => deliveryOf(one, id, now)));
  const changes = [
    { field: "name", before: null, after: name },
    { field: "url", before: null, after: address },
  ];
  await recordEvent(tx, author(made), {
    companyId: null,
    action: "create",
    subject: "webhooks",
    recordId: id,
    recordName: name,
    changes,
  });
}

export async function insertIntegrations(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  now: Date,
  dataKey: string,
): Promise<void> {
  if (tenant !== "merlion") return;
  for (const key of keys) await insertKey(tx, key, now);
  await insertWebhook(tx, now, dataKey);
}
