/** Change history of an employee, newest first. */
import { listEmployeeHistoryOptions } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { History } from "../../../detail/history.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Changes } from "../shared/changes.tsx";
import { Section } from "./section.tsx";

export function EmployeeHistoryTab({ employee }: { employee: Employee }) {
  const t = useText();
  return (
    <Section title={t("crud.history")}>
      <History
        page={(query) =>
          listEmployeeHistoryOptions({ path: { companyId: employee.companyId, employeeId: employee.id }, query })
        }
      >
        {({ action, subject, changes }) =>
          action !== "delete" && (
            <Changes
              subject={subject}
              changes={action === "create" ? changes.filter(({ after }) => after !== null) : changes}
            />
          )
        }
      </History>
    </Section>
  );
}
