/** What an employee's records still need before payroll: the areas, and each open item linked to the field that corrects it. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { Employee, EmployeeReadiness, ReadinessItem } from "#generated/hrms/schema.ts";
import { useGetEmployeeReadiness } from "#generated/hrms/hooks/employees.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { searchOf } from "./asked-field.ts";
import { Section } from "./section.tsx";
import { tabsFor } from "./tabs.ts";

const line = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
  columnGap: "6",
  py: "1.5",
  borderTopWidth: "1px",
  borderColor: "border",
});

export function ReadinessCard({ employee }: { employee: Employee }) {
  const t = useText();
  const query = useGetEmployeeReadiness({ path: { companyId: employee.companyId, employeeId: employee.id } });
  if (employee.status === "exited") return null;
  return (
    <Section title={t("employees.readiness.title")}>
      <Loaded query={query} waiting={<Skeleton css={{ h: "16", my: "0" }} />}>
        {(readiness) => <Findings employee={employee} readiness={readiness} />}
      </Loaded>
    </Section>
  );
}

function Findings({ employee, readiness: { areas, items } }: { employee: Employee; readiness: EmployeeReadiness }) {
  const t = useText();
  const format = useFormat();
  const { formatList } = useIntl();
  const { companyId, id: employeeId } = employee;
  const tabs: readonly string[] = tabsFor(employee);
  const areaNames = (of: ReadinessItem["areas"]): string =>
    formatList(of.map((area) => t(`employees.openArea.${area}`)));
  /** Days and amounts, after the text. */
  const detailOf = ({ code, params: { day, minimum } }: ReadinessItem): string | undefined => {
    if (minimum !== undefined)
      return t("employees.readiness.minimum", { amount: format.money(Number(minimum), "SGD") });
    if (day === undefined || day === "") return undefined;
    const written = { day: format.date(String(day)) };
    if (code === "ket-not-issued") return t("employees.readiness.due", written);
    if (code === "ket-outdated") return t("employees.readiness.issued", written);
    return t(code === "pass-expired" ? "employees.readiness.since" : "employees.readiness.from", written);
  };
  return (
    <>
      <ul
        className={css({ display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1", pb: "1" })}
        aria-label={t("employees.readiness.areas")}
      >
        {areas.map(({ area, open }) => (
          <li key={area}>
            <StatusDot tone={open ? "warning" : "success"}>
              <span className={css({ whiteSpace: "normal" })}>
                {`${t(`employees.openArea.${area}`)}: ${t(`employees.readiness.${open ? "open" : "ready"}`)}`}
              </span>
            </StatusDot>
          </li>
        ))}
      </ul>
      {areas.every(({ open }) => !open) && (
        <p className={css({ color: "text.muted" })}>{t("employees.readiness.complete")}</p>
      )}
      {(items.length > 0 || areas.some(({ hidden }) => hidden)) && (
        <ul aria-label={t("employees.readiness.title")}>
          {items.map((item) => {
            const text = t(`employees.readiness.item.${item.code}`);
            const detail = detailOf(item);
            return (
              <li key={`${item.code} ${item.recordId ?? ""}`} className={line}>
                <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
                  {tabs.includes(item.tab) ? (
                    <Link
                      to="/companies/$companyId/employees/$employeeId"
                      params={{ companyId, employeeId }}
                      search={searchOf(item) as never}
                    >
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                  {detail !== undefined && <span className={css({ color: "text.muted" })}>{` · ${detail}`}</span>}
                </span>
                <span className={css({ color: "text.muted" })}>{areaNames(item.areas)}</span>
              </li>
            );
          })}
          {areas
            .filter(({ hidden }) => hidden)
            .map(({ area }) => (
              <li key={area} className={line}>
                <span className={css({ color: "text.muted" })}>{t("employees.readiness.hidden")}</span>
                <span className={css({ color: "text.muted" })}>{t(`employees.openArea.${area}`)}</span>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
