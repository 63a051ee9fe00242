/** Summary of the user's employment, with a link to the record. */
import type { Employee } from "#generated/hrms/schema.ts";
import { Money, useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Section } from "../employees/section.tsx";

export function EmploymentFacts({ employee }: { employee: Employee }) {
  const t = useText();
  const format = useFormat();
  const { companyId, id, employeeNo, job, pay, startDate } = employee;
  const record: string = `/companies/${companyId}/employees/${id}`;
  const manager = job?.reporting_tos.find(({ kind }) => kind === "primary")?.manager;
  const facts = [
    { id: "number", label: t("my-profile.employeeNo"), value: employeeNo },
    { id: "designation", label: t("my-profile.designation"), value: job?.designation ?? "–" },
    { id: "department", label: t("my-profile.department"), value: job?.department ?? "–" },
    { id: "manager", label: t("my-profile.manager"), value: manager ?? "–" },
    { id: "start", label: t("my-profile.startDate"), value: format.date(startDate) },
    ...(pay
      ? [{ id: "pay", label: t("my-profile.basicPay"), value: <Money cents={pay.basic} currency={pay.currency} /> }]
      : []),
  ];
  return (
    <Section title={t("my-profile.job")} action={<ButtonLink to={record}>{t("my-profile.record")}</ButtonLink>}>
      <PropertyList properties={facts} />
    </Section>
  );
}
