/** Reminds people of their tasks: a few days before one is due, and once it is overdue. */
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { mailNotice } from "#src/handlers/hrms/account/shared/notice-mails.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { recipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { takeDueTasks } from "#src/store/people/task-reminders.ts";
import type { Job } from "../background/job.ts";

/** Lines in one email; the app shows all of them. */
const maxLines = 50;

export const sendTaskReminders: Job = {
  name: "send-task-reminders",
  summary: "Reminds people of onboarding and offboarding tasks that are due or overdue",
  schedule: "25 8 * * *",
  tenancy: "every-tenant",
  delivery: "once before a task is due and once when it is overdue, recorded in the transaction of the reminder",
  async run({ store, settings, tenantId, now }) {
    const at = now();
    await inTenant(store, tenantId, async (tx) => {
      const due = await takeDueTasks(tx, at);
      for (const recipient of await recipientsOf(tx, [...due.keys()])) {
        const tasks = due.get(recipient.userId) ?? [];
        await notify(tx, { tenantId, now: at }, [recipient.userId], {
          type: "tasks-due",
          params: { count: tasks.length },
        });
        const lines = tasks
          .slice(0, maxLines)
          .map(({ dueOn, fullName, title }) => `${writtenDay(recipient.locale, dueOn)}  ${fullName}: ${title}`);
        await mailNotice(
          tx,
          [recipient],
          {
            topic: "requests",
            link: "/me/tasks",
            template: "tasks-due",
            facts: { count: String(tasks.length), tasks: lines.join("\n") },
          },
          settings.publicUrl,
          at,
        );
      }
    });
    settings.mailQueued();
  },
};
