/** The minimum a server could do: node:http and node-postgres, the same statements under the same role and policies, without checks. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { escapeLiteral, Pool, type PoolClient } from "pg";
import { tellUsage } from "./usage.ts";
import type { User } from "./world.ts";

const users = new Map((JSON.parse(process.env["BENCH_USERS"] ?? "[]") as User[]).map((user) => [user.token, user]));
const prepared = process.env["BENCH_PREPARED"] !== "off";
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 12 });

const company = `select companies.id, companies.name, companies.status = 'archived' as archived from companies
  join user_access on user_access.company_id = companies.id and user_access.user_id = $1
  where (user_access.valid_from <= $2 and (user_access.valid_to is null or user_access.valid_to >= $2))
  and not exists (select from api_keys own where own.tenant_id = user_access.tenant_id and own.user_id = user_access.user_id and not exists (
    select from user_access held where held.tenant_id = own.tenant_id and held.user_id = own.updated_by and held.company_id = user_access.company_id
      and (held.valid_from <= $2 and (held.valid_to is null or held.valid_to >= $2))))
  and companies.id = $3`;
const columns = `grades.id, grades.company_id as "companyId", grades.created_at as "createdAt", creator.full_name as "createdBy", grades.updated_at as "updatedAt",
  updater.full_name as "updatedBy", grades.version, grades.name, grades.rank, grades.pay_min::float8 as "payMin", grades.pay_mid::float8 as "payMid", grades.pay_max::float8 as "payMax",
  grades.default_leave_policy_id as "defaultLeavePolicyId", grades.notice_days as "noticeDays", grades.probation_months as "probationMonths", grades.status`;
const joined =
  "from grades left join users creator on creator.id = grades.created_by left join users updater on updater.id = grades.updated_by";
const count = "select count(*) from grades where grades.company_id = $1 and grades.status <> 'archived'";
const page = `select ${columns} ${joined} where grades.company_id = $1 and grades.status <> 'archived' order by grades.rank asc nulls last, grades.id asc limit $2 offset $3`;
const one = `select ${columns} ${joined} where grades.company_id = $1 and grades.id = $2`;
const lock = "select id from grades where company_id = $1 and id = $2 for no key update";
const update = `update grades set name = $3, rank = $4, pay_min = null, pay_mid = null, pay_max = null, default_leave_policy_id = null, notice_days = $5, probation_months = $6,
  status = 'active', updated_at = $7, updated_by = $8, version = $9 where company_id = $1 and id = $2`;
const audit = `insert into audit_events (id, tenant_id, company_id, actor_id, action, subject, record_id, record_name, changes, request_id, at)
  values (default, $1, $2, $3, 'update', 'grades', $4, $5, $6, $7, $8)`;
const hooks = "select id, events from webhooks where tenant_id = $1 and status = 'active'";

const names = new Map<string, string>();

async function ask<Row>(client: PoolClient, text: string, values: unknown[]): Promise<Row[]> {
  if (!names.has(text)) names.set(text, `plain_${names.size}`);
  const name = names.get(text) as string;
  return (await client.query(prepared ? { name, text, values } : { text, values })).rows as Row[];
}

async function inTenant(
  tenantId: string,
  readOnly: boolean,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query(
      `begin${readOnly ? " read only" : ""}; select set_config('role', 'app_rt', true), set_config('app.tenant', ${escapeLiteral(tenantId)}, true), set_config('statement_timeout', '30s', true)`,
    );
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

interface Grade {
  id: string;
  version: number;
  name: string;
  rank: number;
  noticeDays: number;
  probationMonths: number;
}

async function readBody(incoming: IncomingMessage): Promise<Partial<Grade>> {
  let text = "";
  for await (const part of incoming) text += String(part);
  return JSON.parse(text) as Partial<Grade>;
}

let requests = 0;

function answer(incoming: IncomingMessage): Promise<unknown> {
  const user = users.get((incoming.headers.authorization ?? "").slice("Bearer ".length));
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://localhost");
  const [, , companyId = "", , gradeId] = pathname.split("/");
  if (user === undefined) return Promise.reject(new Error("unknown user"));
  const { tenantId, userId } = user;
  const now = new Date();
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const enter = (client: PoolClient) => ask(client, company, [userId, day, companyId]);
  if (incoming.method === "PUT") {
    return readBody(incoming).then((body) =>
      inTenant(tenantId, false, async (client) => {
        await enter(client);
        await ask(client, lock, [companyId, gradeId]);
        const [before] = await ask<Grade>(client, one, [companyId, gradeId]);
        if (before === undefined || `"${before.version}"` !== incoming.headers["if-match"])
          throw new Error("version clash");
        await ask(client, update, [
          companyId,
          gradeId,
          body.name,
          body.rank,
          body.noticeDays,
          body.probationMonths,
          now,
          userId,
          before.version + 1,
        ]);
        const [after] = await ask<Grade>(client, one, [companyId, gradeId]);
        const changes = JSON.stringify([{ field: "noticeDays", before: before.noticeDays, after: body.noticeDays }]);
        await ask(client, audit, [
          tenantId,
          companyId,
          userId,
          gradeId,
          body.name,
          changes,
          `plain-${(requests += 1)}`,
          now,
        ]);
        await ask(client, hooks, [tenantId]);
        return after;
      }),
    );
  }
  return inTenant(tenantId, true, async (client) => {
    await enter(client);
    if (gradeId !== undefined) return (await ask(client, one, [companyId, gradeId]))[0];
    const [{ count: total } = { count: 0 }] = await ask<{ count: number }>(client, count, [companyId]);
    const pageSize = Number(searchParams.get("pageSize") ?? 10);
    return { items: await ask(client, page, [companyId, pageSize, 0]), total: Number(total), page: 1, pageSize };
  });
}

const server = createServer((incoming, outgoing) => {
  answer(incoming).then(
    (body) => {
      const text = JSON.stringify(body);
      const version = (body as Partial<Grade>).version;
      outgoing
        .writeHead(200, {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          ...(version !== undefined && { etag: `"${version}"` }),
        })
        .end(text);
    },
    (error: unknown) => outgoing.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => tellUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
