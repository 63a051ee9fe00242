/** Notifications as texts with links to their pages. */
import { useIntl } from "react-intl";
import type { Notification } from "#generated/hrms/schema.ts";
import { useFormat } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { useCompany } from "../company.ts";
import { addressOf, entriesOf, type AreaName } from "../menu.ts";
import { useMenu } from "../use-menu.ts";

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Name of the company, if the person has access to it. */
  readonly company: string | undefined;
  /** Undefined if there is no page, or none this person may open. */
  readonly to: string | undefined;
  /** Search parameters of the linked list. */
  readonly search?: Readonly<Record<string, string>>;
}

const areas: Partial<Record<Notification["type"], AreaName>> = {
  welcome: "grades",
  "workpass-expiring": "employees",
  "probation-ending": "employees",
  "leave-requested": "leaves",
  "payroll-ready": "payroll",
  "cpf-due": "cpf",
  "holidays-published": "holidays",
  "grade-archived": "grades",
  "passport-expiring": "employees",
  "document-expiring": "employees",
  "bank-account-changed": "employees",
  "ket-issued": "employees",
  "transfer-decided": "employees",
  "manual-attendance-decided": "manual-attendance",
  "expense-claim-decided": "expense-claims",
  "timesheet-decided": "company-timesheets",
  "roster-published": "my-attendance",
  "shift-swap-asked": "shift-swaps",
  "shift-swap-answered": "shift-swaps",
  "shift-swap-decided": "shift-swaps",
  "approval-requested": "approvals",
  "approval-decided": "approvals",
  "change-requested": "change-requests",
  "webhook-paused": "webhooks",
  "tasks-due": "my-tasks",
  "accounts-imported": "employees",
};

/** Pages of one's own record: in its company, whichever is open. */
const ownPages: Partial<Record<Notification["type"], string>> = { "payslip-ready": "my-payslips" };

/** Between the address of the area and the record. */
const subpage: Partial<Record<Notification["type"], string>> = { "accounts-imported": "imports/" };

const hasTime = /T/;

export function useNotices(): (notification: Notification) => Notice {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const { companies } = useCompany();
  const { sections, companyId: current } = useMenu();
  const entries = entriesOf(sections);
  const moment = (value: string | undefined): string =>
    value === undefined ? "" : hasTime.test(value) ? format.dateTime(value) : format.date(value);
  const month = (value: string | undefined): string =>
    value === undefined ? "" : intl.formatDate(`${value}-01`, { month: "long", year: "numeric", timeZone: "UTC" });

  return ({ type, params, companyId, recordId }) => {
    const values = {
      person: params.person ?? "",
      by: params.by ?? "",
      name: params.name ?? "",
      days: params.days ?? 0,
      count: params.count ?? 0,
      date: moment(params.date),
      from: moment(params.from),
      until: moment(params.until),
      month: month(params.month),
      // As a string: years have no thousands separators.
      year: String(params.year ?? ""),
    };
    const entry = entries.find(({ area }) => area === areas[type]);
    const own = ownPages[type];
    const isOpen = companies?.some(({ id }) => id === companyId);
    const base =
      own === undefined
        ? entry && addressOf(entry, companyId ?? current)
        : isOpen
          ? `/companies/${companyId}/${own}`
          : undefined;
    return {
      title: t(`notifications.${type}`, values),
      text: t(`notifications.${type}.text`, values),
      company: companies && companies.length > 1 ? companies.find(({ id }) => id === companyId)?.label : undefined,
      // Requests have no page of their own, so link to the person's list.
      ...(type === "change-requested" || type === "approval-requested" || type === "approval-decided"
        ? { to: base ?? undefined, search: { q: values.person } }
        : { to: base ? (recordId === null ? base : `${base}/${subpage[type] ?? ""}${recordId}`) : undefined }),
    };
  };
}
