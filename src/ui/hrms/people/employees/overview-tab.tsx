/** Overview of an employee: contact, job, start date and length of service. */
import { css } from "#generated/styles/css/index.js";
import type { Employee } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Anchor, Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { employmentFieldsOf } from "./edit-fields.ts";
import { EditButton } from "./edit-button.tsx";
import { Facts } from "./facts.tsx";
import { profileColumns } from "./profile-columns.ts";
import { ReadinessCard } from "./readiness-card.tsx";
import { Section } from "./section.tsx";

export function OverviewTab({ employee }: { employee: Employee }) {
  const t = useText();
  const format = useFormat();
  const { companyId, person, personal, job, pay, employment, rights } = employee;
  const day = (value: string | null): string | null => value && format.date(value);
  const email = (address: string | null) => address && <Anchor href={`mailto:${address}`}>{address}</Anchor>;
  const managers = (kind: "primary" | "dotted") =>
    job?.reporting_tos
      .filter((line) => line.kind === kind)
      .map(({ managerId, manager }) => (
        <Link
          key={managerId}
          to="/companies/$companyId/employees/$employeeId"
          params={{ companyId, employeeId: managerId }}
          className={css({ display: "block" })}
        >
          {manager}
        </Link>
      )) ?? [];
  const [primary, dotted] = [managers("primary"), managers("dotted")];
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
      <ReadinessCard employee={employee} />
      <div className={profileColumns}>
        <Section title={t("employees.section.contact")}>
          <Facts
            {...(personal === null && { hidden: t("employees.hiddenContact") })}
            facts={[
              ["workEmail", email(person.workEmail)],
              ["personalEmail", email(personal?.personalEmail ?? null)],
              ...(personal?.phones ?? []).map(
                ({ type, number }) =>
                  [
                    `phone.${type}`,
                    <Anchor key={type} href={`tel:${number.replaceAll(" ", "")}`}>
                      {number}
                    </Anchor>,
                  ] as const,
              ),
            ]}
          />
        </Section>
        <Section title={t("employees.section.job")}>
          <Facts
            facts={[
              ["designationId", job?.designation],
              ["departmentId", job?.department],
              ["managerId", primary.length > 0 ? primary : null],
              ["dottedManagers", dotted.length > 0 ? dotted : null],
              ["locationId", job?.location],
              ["gradeId", job?.grade],
              ["basic", pay && `${format.money(pay.basic, pay.currency)} · ${t(`employees.rateType.${pay.rateType}`)}`],
            ]}
          />
        </Section>
        <Section
          title={t("employees.section.employment")}
          action={
            <EditButton
              employee={employee}
              part="employment"
              fields={employmentFieldsOf(employee)}
              may={rights.write.includes("public") && employee.status !== "exited"}
            />
          }
        >
          <Facts
            facts={[
              ["employeeNo", employee.employeeNo],
              ["startDate", day(employee.startDate)],
              ["contractType", t(`employees.contractType.${employment.contractType}`)],
              ["contractEnd", day(employment.contractEnd)],
              ["probationEnd", day(employment.probationEnd)],
              ["confirmedOn", day(employment.confirmedOn)],
              [
                "noticeDays",
                employment.noticeDays === null ? null : t("employees.days", { days: employment.noticeDays }),
              ],
              ["noticeGivenOn", day(employment.noticeGivenOn)],
              ["lastDay", day(employment.lastDay)],
              ["exitReason", employment.exitReason && t(`employees.exitReason.${employment.exitReason}`)],
              ["exitNote", employment.exitNote],
              ["suspendedFrom", day(employee.suspendedFrom)],
              [
                "rehireEligible",
                employment.rehireEligible === null ? null : t(employment.rehireEligible ? "crud.yes" : "crud.no"),
              ],
              [
                "previousEmploymentId",
                employment.previousEmploymentId && (
                  <Link
                    key="earlier"
                    to="/companies/$companyId/employees/$employeeId"
                    params={{ companyId, employeeId: employment.previousEmploymentId }}
                  >
                    {t("employees.showEarlier")}
                  </Link>
                ),
              ],
            ]}
          />
        </Section>
      </div>
    </div>
  );
}
