/** Each notification in the reader's words, with the page it is about. */
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
  /** The company it happened in, where the person knows it. */
  readonly company: string | undefined;
  /** Where it leads; undefined where there is nothing to see, or not for this person. */
  readonly to: string | undefined;
  /** What of a list it is about. */
  readonly search?: Readonly<Record<string, string>>;
  /** That page is still to come. */
  readonly soon: boolean;
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
  "change-requested": "change-requests",
  "webhook-paused": "webhooks",
};

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
      date: moment(params.date),
      from: moment(params.from),
      until: moment(params.until),
      month: month(params.month),
      // A year is no number to be grouped.
      year: String(params.year ?? ""),
    };
    const entry = entries.find(({ area }) => area === areas[type]);
    const base = entry && addressOf(entry, companyId ?? current);
    return {
      title: t(`notifications.${type}`, values),
      text: t(`notifications.${type}.text`, values),
      company: companies && companies.length > 1 ? companies.find(({ id }) => id === companyId)?.label : undefined,
      // Requests have no page of their own: those of the person stand together.
      ...(type === "change-requested"
        ? { to: base ?? undefined, search: { q: values.person } }
        : { to: base ? (recordId === null ? base : `${base}/${recordId}`) : undefined }),
      soon: entry?.soon ?? false,
    };
  };
}
