/** Seats of a tenant as its package limits them: people with an account or those employed, whichever are more. For the sign-in role. */
import { type SQL, sql } from "drizzle-orm";

export const seatsOf = (tenantId: SQL): SQL<number> =>
  sql<number>`greatest(
    (select count(*) from users seat where seat.tenant_id = ${tenantId} and seat.support_of is null and not seat.api_key and seat.removed_at is null),
    (select count(*) from employees worker where worker.tenant_id = ${tenantId} and worker.status <> 'exited'))::int`;
