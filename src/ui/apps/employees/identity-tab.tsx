/** Identity of an employee: the document, masked, and the residency from day to day. */
import { chakra } from "@chakra-ui/react";
import type { Employee } from "#generated/hrms/schema.ts";
import { useText } from "../../messages/use-text.ts";
import { residencies } from "./dated.ts";
import { DatedRows } from "./dated-rows.tsx";
import { EditButton } from "./edit-button.tsx";
import { identityPart } from "./edit-fields.ts";
import { Facts } from "./facts.tsx";
import { passports, workPasses } from "./records/kinds.ts";
import { RecordsPanel } from "./records/records-panel.tsx";
import { Section } from "./section.tsx";
import { Unmask } from "./unmask.tsx";

export function IdentityTab({ employee }: { employee: Employee }) {
  const t = useText();
  const { identity, rights } = employee;
  if (!identity) return null;
  return (
    <chakra.div display="grid" gap="4">
      <Section title={t("employees.section.identity")} action={<EditButton employee={employee} part="identity" fields={identityPart} may={rights.write.includes("identity")} />}>
        <Facts
          facts={[
            ["idType", identity.idType && t(`employees.idType.${identity.idType}`)],
            ["idNo", identity.idNoMasked && <Unmask key="idNo" employee={employee} field="idNo" masked={identity.idNoMasked} />],
          ]}
        />
      </Section>
      <DatedRows employee={employee} kind={residencies} />
      <RecordsPanel employee={employee} kind={workPasses} />
      <RecordsPanel employee={employee} kind={passports} />
    </chakra.div>
  );
}
