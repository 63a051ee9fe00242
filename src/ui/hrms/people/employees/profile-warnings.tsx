/** Warnings about an employee that need attention but block nothing, each linked to where it is dealt with. */
import { useIntl } from "react-intl";
import type { Employee } from "#generated/hrms/schema.ts";
import { useGetEmployeeReadiness } from "#generated/hrms/hooks/employees.ts";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { searchOf } from "./asked-field.ts";
import { tabsFor } from "./tabs.ts";

type Warning = Employee["warnings"][number];

const lists = {
  pass: { tab: "identity", field: "work-passes" },
  passport: { tab: "identity", field: "passports" },
  document: { tab: "documents", field: "documents" },
} as const;

function targetOf({ code, params }: Warning) {
  if (code === "pass-missing") return { tab: "identity", field: "work-passes.new" };
  if (code === "expires" || code === "expired") return lists[params["kind"] as keyof typeof lists];
  return undefined;
}

interface ProfileWarningsProps {
  employee: Employee;
  /** Where what is missing is already shown in full. */
  onOverview: boolean;
}

export function ProfileWarnings({ employee, onOverview }: ProfileWarningsProps) {
  const t = useText();
  const format = useFormat();
  const { formatList } = useIntl();
  const builtIn = useBuiltInName();
  const { companyId, id: employeeId } = employee;
  const { data: readiness } = useGetEmployeeReadiness({ path: { companyId, employeeId } });
  const tabs: readonly string[] = tabsFor(employee);
  const nameOf = ({ params: { kind, name } }: Warning): string => {
    if (kind === "passport")
      return name === ""
        ? t("employees.expiring.passportHidden")
        : t("employees.expiring.passport", { country: builtIn("country", String(name)) });
    return name === "" || name === undefined
      ? t(kind === "pass" ? "employees.expiring.pass" : "employees.expiring.document")
      : String(name);
  };
  const open = readiness?.areas.filter((one) => one.open) ?? [];
  return (
    <>
      {employee.warnings.map((warning) => {
        const { code, params } = warning;
        const plain = Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value,
          ]),
        );
        const text = t(`employees.warning.${code}`, {
          days: 0,
          date: "",
          units: "",
          day: "",
          ...plain,
          name: nameOf(warning),
        });
        const target = targetOf(warning);
        return (
          <Alert key={`${code} ${params["recordId"] ?? ""}`} tone={code === "expired" ? "danger" : "warning"}>
            {target && tabs.includes(target.tab) ? (
              <Link
                to="/companies/$companyId/employees/$employeeId"
                params={{ companyId, employeeId }}
                search={searchOf(target) as never}
              >
                {text}
              </Link>
            ) : (
              text
            )}
          </Alert>
        );
      })}
      {!onOverview && open.length > 0 && (
        <Alert tone="warning">
          <Link
            to="/companies/$companyId/employees/$employeeId"
            params={{ companyId, employeeId }}
            search={{} as never}
          >
            {t("employees.readiness.summary", {
              areas: formatList(open.map(({ area }) => t(`employees.openArea.${area}`))),
            })}
          </Link>
        </Alert>
      )}
    </>
  );
}
