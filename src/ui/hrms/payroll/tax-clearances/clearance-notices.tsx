/** What the reader has to know about a tax clearance: what IRAS would reject, what is due, and what is held. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import type { TaxClearance } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { type Text, useText } from "../../../messages/use-text.ts";
import type { ClearanceTabProps } from "./clearance-tab.ts";

type Problem = TaxClearance["problems"][number];

const codes = ["required", "not-a-date", "before-start", "more-than-due", "year-of-the-end", "no-tax-box"] as const;
const fields = [
  "noticeOn",
  "ceasesOn",
  "shortNotice",
  "withheldReason",
  "withheld",
  "lastSalary",
  "income",
  "earlierOn",
  "id",
  "idType",
  "nationality",
  "birthDate",
  "street",
  "postalCode",
  "addressLines",
  "designation",
  "name",
] as const;

function textOf(t: Text, { field, code }: Problem): string {
  const name = fields.find((each) => each === field);
  const fault = codes.find((each) => each === code);
  return t("tax-clearances.problem", {
    field: name === undefined ? field : t(`tax-clearances.field.${name}`),
    fault: t(`tax-clearances.problem.${fault ?? "invalid"}`),
  });
}

function linkOf(companyId: string, employeeId: string, { place }: Problem) {
  if (place === "details" || place === "income") return { to: ".", search: { tab: place } };
  if (place === "pay-item") return { to: `/companies/${companyId}/allowances`, search: {} };
  const tab = { "employee-identity": "identity", "employee-job": "job", "employee-personal": "personal" }[place];
  return { to: `/companies/${companyId}/employees/${employeeId}`, search: { tab } };
}

export function ClearanceNotices({ companyId, clearance }: ClearanceTabProps) {
  const t = useText();
  const format = useFormat();
  const { status, required, requiredBecause, dueOn, problems, returnReason, returnedBy, short } = clearance;
  const { toIras, toEmployee, directiveDueOn, directiveTax, paidToIras, released, acknowledgement } = clearance;
  const open = status === "draft" || status === "submitted" || status === "approved";
  const notices: ReactNode[] = [
    open && !required && (
      <Alert key="exempt" tone="info" title={t("tax-clearances.exempt")}>
        {t(`tax-clearances.because.${requiredBecause}`)}
      </Alert>
    ),
    open && required && (
      <Alert key="due" tone="info" title={t("tax-clearances.due", { date: format.date(dueOn) })}>
        {t("tax-clearances.dueText")}
      </Alert>
    ),
    status === "draft" && returnReason !== null && (
      <Alert key="returned" tone="warning" title={t("tax-clearances.returned", { name: returnedBy ?? "–" })}>
        {returnReason}
      </Alert>
    ),
    open && problems.length > 0 && (
      <Alert key="problems" tone="danger" title={t("tax-clearances.problems")}>
        <ul className={css({ listStyleType: "disc", ps: "5" })}>
          {problems.map((each) => {
            const { to, search } = linkOf(companyId, clearance.employeeId, each);
            return (
              <li key={`${each.field} ${each.code}`} data-problem={each.field}>
                <Link to={to} search={search as never}>
                  {textOf(t, each)}
                </Link>
              </li>
            );
          })}
        </ul>
      </Alert>
    ),
    status === "submitted" && !clearance.mayApprove && (
      <Alert key="waiting" tone="info" title={t("tax-clearances.waiting")}>
        {t("tax-clearances.waitingText")}
      </Alert>
    ),
    status === "approved" && (
      <Alert key="file" tone="warning" title={t("tax-clearances.fileTitle")}>
        {t("tax-clearances.fileText")}
      </Alert>
    ),
    status === "acknowledged" && (
      <Alert key="answer" tone="info" title={t("tax-clearances.answerTitle", { number: acknowledgement ?? "–" })}>
        {t("tax-clearances.answerText")}
      </Alert>
    ),
    status === "directed" && directiveTax !== null && (
      <Alert
        key="directed"
        tone="warning"
        title={
          toIras > 0
            ? t("tax-clearances.payTitle", {
                amount: format.money(toIras),
                date: directiveDueOn === null ? "–" : format.date(directiveDueOn),
              })
            : t("tax-clearances.releaseTitle", { amount: format.money(toEmployee) })
        }
      >
        {toIras > 0 && t("tax-clearances.payText", { rest: format.money(toEmployee) })}
        {short > 0 && ` ${t("tax-clearances.shortText", { amount: format.money(short) })}`}
      </Alert>
    ),
    status === "settled" && (
      <Alert
        key="settled"
        tone="success"
        title={t("tax-clearances.settledTitle", {
          tax: format.money(paidToIras ?? 0),
          rest: format.money(released ?? 0),
        })}
      />
    ),
    status === "cancelled" && (
      <Alert key="cancelled" tone="info" title={t("tax-clearances.cancelledTitle")}>
        {clearance.cancelReason}
      </Alert>
    ),
  ].filter((notice) => notice !== false);
  return <div className={css({ display: "grid", gap: "3", mb: "4" })}>{notices}</div>;
}
