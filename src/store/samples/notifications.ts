/** Notifications of the sample people from the last weeks; days count back from when the samples are loaded. */
import type { NotificationParams, NotificationType } from "#src/domain/account/shared/notification.ts";
import { notifications } from "../account/tables/notifications.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, type SamplePerson, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleGrades } from "./grades.ts";
import { sampleId } from "./ids.ts";

type Facts = Omit<NotificationParams, "date" | "from" | "until" | "month"> & {
  /** Days from the notice. */
  date?: number;
  from?: number;
  until?: number;
  /** Months from the notice. */
  month?: number;
};

interface SampleNotice {
  to: SamplePerson;
  hoursAgo: number;
  type: NotificationType;
  facts: Facts;
  company?: keyof typeof sampleCompanies;
  grade?: string;
  unread?: true;
}

const hour = 3_600_000;
const day = 24 * hour;

const notices: readonly SampleNotice[] = [
  {
    to: "adeline",
    hoursAgo: 1,
    type: "leave-requested",
    facts: { person: "Siti Rahmah", from: 12, until: 15, days: 4 },
    company: "trading",
    unread: true,
  },
  {
    to: "adeline",
    hoursAgo: 4,
    type: "workpass-expiring",
    facts: { person: "Arjun Nair", date: 30 },
    company: "trading",
    unread: true,
  },
  { to: "adeline", hoursAgo: 9, type: "cpf-due", facts: { month: 0 }, company: "trading", unread: true },
  { to: "adeline", hoursAgo: 26, type: "payroll-ready", facts: { month: 0 }, company: "logistics", unread: true },
  {
    to: "adeline",
    hoursAgo: 30,
    type: "probation-ending",
    facts: { person: "Nadia Lim", date: 14 },
    company: "trading",
    unread: true,
  },
  { to: "adeline", hoursAgo: 52, type: "maintenance", facts: { from: 5, until: 5 } },
  {
    to: "adeline",
    hoursAgo: 75,
    type: "leave-requested",
    facts: { person: "Harjit Singh", from: 3, until: 3, days: 1 },
    company: "logistics",
  },
  { to: "adeline", hoursAgo: 110, type: "holidays-published", facts: { year: 1 }, company: "trading" },
  {
    to: "adeline",
    hoursAgo: 4320,
    type: "grade-archived",
    facts: { by: "Siti Rahmah", name: "Clerk (old scale)" },
    company: "trading",
    grade: "Clerk (old scale)",
  },
  {
    to: "adeline",
    hoursAgo: 300,
    type: "workpass-expiring",
    facts: { person: "Thiri Aung", date: 45 },
    company: "logistics",
  },
  { to: "adeline", hoursAgo: 420, type: "payroll-ready", facts: { month: -1 }, company: "trading" },
  { to: "adeline", hoursAgo: 480, type: "cpf-due", facts: { month: 0 }, company: "logistics" },
  {
    to: "adeline",
    hoursAgo: 610,
    type: "probation-ending",
    facts: { person: "Wei Ming Ong", date: 10 },
    company: "trading",
  },
  {
    to: "callum",
    hoursAgo: 70,
    type: "leave-approved",
    facts: { by: "Adeline Goh", from: 20, until: 24, days: 5 },
    unread: true,
  },
  { to: "callum", hoursAgo: 900, type: "welcome", facts: {} },
  {
    to: "siti",
    hoursAgo: 33,
    type: "leave-approved",
    facts: { by: "Adeline Goh", from: 12, until: 15, days: 4 },
    company: "trading",
  },
  {
    to: "harjit",
    hoursAgo: 40,
    type: "workpass-expiring",
    facts: { person: "Thiri Aung", date: 31 },
    company: "logistics",
    unread: true,
  },
  {
    to: "lakshmi",
    hoursAgo: 3,
    type: "leave-requested",
    facts: { person: "Ravi Chandran", from: 9, until: 10, days: 2 },
    company: "kitchen",
    unread: true,
  },
  {
    to: "lakshmi",
    hoursAgo: 50,
    type: "workpass-expiring",
    facts: { person: "Maria Santos", date: 21 },
    company: "kitchen",
    unread: true,
  },
  { to: "lakshmi", hoursAgo: 200, type: "welcome", facts: {}, company: "kitchen" },
];

function paramsOf(
  type: NotificationType,
  { date, from, until, month, year, ...rest }: Facts,
  at: Date,
): NotificationParams {
  const later = (days: number) => new Date(at.getTime() + days * day).toISOString();
  // Server maintenance starts late in Singapore's evening; everything else is dated by day.
  const end = (days: number, hours: number) =>
    type === "maintenance" ? `${later(days).slice(0, 10)}T${hours}:00:00.000Z` : later(days).slice(0, 10);
  const ofMonth = (months: number, dayOfMonth = 1) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, dayOfMonth)).toISOString();
  return {
    ...rest,
    // Contributions of a month are due on the 14th of the next.
    ...(type === "cpf-due" && month !== undefined && { date: ofMonth(month + 1, 14).slice(0, 10) }),
    ...(date !== undefined && { date: later(date).slice(0, 10) }),
    ...(from !== undefined && { from: end(from, 15) }),
    ...(until !== undefined && { until: end(until, 17) }),
    ...(month !== undefined && { month: ofMonth(month).slice(0, 7) }),
    ...(year !== undefined && { year: at.getUTCFullYear() + year }),
  };
}

export async function insertNotifications(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  now: Date,
): Promise<void> {
  const rows = notices.map(({ to, hoursAgo, type, facts, company, grade, unread }, index) => {
    const at = new Date(now.getTime() - hoursAgo * hour);
    const id = sampleId(`notifications/${index + 1}`);
    const record =
      grade === undefined ? undefined : sampleGrades.find((one) => one.company === company && one.first.name === grade);
    const row = {
      id,
      tenantId: sampleTenants[tenant].id,
      userId: sampleAccounts[to].id,
      companyId: company ? sampleCompanies[company].id : null,
      type,
      params: paramsOf(type, facts, at),
      recordId: record?.id ?? null,
      at,
      readAt: unread ? null : new Date(at.getTime() + hour / 2),
    };
    return { tenant: sampleAccounts[to].tenant, row };
  });
  await tx.insert(notifications).values(rows.filter((each) => each.tenant === tenant).map(({ row }) => row));
}
