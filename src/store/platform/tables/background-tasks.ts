/** Background tasks as people see them: who started a job, its progress and its result. The queue itself is pg-boss's. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { jobNames, taskStates } from "#src/domain/platform/shared/jobs.ts";
import { everyRowForAuth, instant, runtimeRole } from "../../shared/tables/policies.ts";
import { tenants } from "./tenants.ts";

export const backgroundTasks = pgTable(
  "background_tasks",
  {
    /** Also the id of its entry in the queue. */
    id: uuid().primaryKey(),
    /** Null for jobs of the platform. */
    tenantId: uuid().references(() => tenants.id),
    job: text({ enum: jobNames }).notNull(),
    state: text({ enum: taskStates }).notNull(),
    /** Completed and total steps; 0 of 0 before they are counted. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Null if the schedule started it. */
    startedBy: uuid(),
    /** What it works on, such as an export. */
    recordId: uuid(),
    /** How often it was started; more than once after an interruption. */
    attempts: integer().notNull().default(0),
    /** The last tenant completed by a job for all tenants: an interrupted run continues after it. */
    position: uuid(),
    errorCode: text(),
    cancelAskedAt: instant(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => {
    const own = sql`${table.tenantId} is not distinct from nullif(current_setting('app.tenant', true), '')::uuid`;
    return [
      index("background_tasks_started").on(table.tenantId, table.startedBy, table.createdAt),
      index("background_tasks_created").on(table.createdAt),
      check("background_tasks_state", sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'cancelled')`),
      pgPolicy("own_tenant", { for: "all", to: runtimeRole, using: own, withCheck: own }),
      // Platform administrators see the tasks of all tenants.
      everyRowForAuth(),
    ];
  },
);
