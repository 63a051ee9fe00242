/** Identity of an employee: masked document number and residency history. */
import type { Employee } from "#generated/hrms/schema.ts";
import { useText } from "../../../messages/use-text.ts";
import { residencies } from "./dated.ts";
import { EditButton } from "./edit-button.tsx";
import { identityPart } from "./edit-fields.ts";
import { Facts } from "./facts.tsx";
import { EmployeeLists } from "./lists.tsx";
import { passports, workPasses } from "./records/kinds.ts";
import { Section } from "./section.tsx";
import { Unmask } from "./unmask.tsx";

export function IdentityTab({ employee }: { employee: Employee }) {
  const t = useText();
  const { identity, rights } = employee;
  if (!identity) return null;
  return (
    <EmployeeLists employee={employee} kinds={[residencies, workPasses, passports]}>
      <Section
        title={t("employees.section.identity")}
        action={
          <EditButton
            employee={employee}
            part="identity"
            fields={identityPart}
            may={rights.write.includes("identity")}
          />
        }
      >
        <Facts
          facts={[
            ["idType", identity.idType && t(`employees.idType.${identity.idType}`)],
            [
              "idNo",
              identity.idNoMasked && (
                <Unmask key="idNo" employee={employee} field="idNo" masked={identity.idNoMasked} />
              ),
            ],
          ]}
        />
      </Section>
    </EmployeeLists>
  );
}
