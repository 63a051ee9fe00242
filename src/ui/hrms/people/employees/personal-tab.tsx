/** Personal details of an employee: origin, family, contact, emergency contacts, education. */
import { css } from "#generated/styles/css/index.js";
import { useListEmployeeCustomFields } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Loading } from "../../../kit/skeleton.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { countryOfCode } from "../../../messages/country-name.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { contactPart, educationPart, personPart } from "./edit-fields.ts";
import { EditButton } from "./edit-button.tsx";
import { Facts } from "./facts.tsx";
import { EmployeeLists } from "./lists.tsx";
import { ownSpecs } from "./own-fields.ts";
import { OwnSection } from "./own-section.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { dependants, previousEmployments } from "./records/kinds.ts";
import { Section } from "./section.tsx";

export function PersonalTab({ employee }: { employee: Employee }) {
  const t = useText();
  const builtIn = useBuiltInName();
  const format = useFormat();
  const language = useLanguage();
  const own = useListEmployeeCustomFields({ path: { companyId: employee.companyId } });
  const { person, personal, rights } = employee;
  if (!personal) return null;
  if (own.isPending) {
    return (
      <Loading>
        <PanelSkeleton long />
      </Loading>
    );
  }
  const specs = ownSpecs(own.data ?? []);
  const may = rights.write.includes("personal");
  const lines = (texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(", ");
  return (
    <EmployeeLists employee={employee} kinds={[dependants, previousEmployments]} long>
      <Section
        title={t("employees.section.person")}
        action={<EditButton employee={employee} part="person" fields={personPart} may={may} />}
      >
        <Facts
          facts={[
            ["fullName", person.fullName],
            ["preferredName", person.preferredName],
            ["gender", personal.gender && t(`employees.gender.${personal.gender}`)],
            ["dateOfBirth", personal.dateOfBirth && format.date(personal.dateOfBirth)],
            ["maritalStatus", personal.maritalStatus && t(`employees.maritalStatus.${personal.maritalStatus}`)],
            ["nationalityId", personal.nationality],
            ["raceId", personal.race && builtIn("race", personal.race)],
            ["secondRaceId", personal.secondRace && builtIn("race", personal.secondRace)],
            ["religionId", personal.religion && builtIn("religion", personal.religion)],
            ["skills", personal.skills.join(", ")],
          ]}
        />
      </Section>
      <Section
        title={t("employees.section.contact")}
        action={<EditButton employee={employee} part="contact" fields={contactPart} may={may} />}
      >
        <Facts
          facts={[
            ["workEmail", person.workEmail],
            ["personalEmail", personal.personalEmail],
            ...personal.phones.map(({ type, number }) => [`phone.${type}`, number] as const),
            ...personal.addresses.map(
              ({ type, block, street, unit, building, postal, country }) =>
                [
                  `address.${type}`,
                  lines([
                    [block, street].filter(Boolean).join(" "),
                    unit,
                    building,
                    [countryOfCode(country, language), postal].filter(Boolean).join(" "),
                  ]),
                ] as const,
            ),
          ]}
        />
      </Section>
      {(may || employee.self || personal.emergencyContacts.length > 0) && (
        <Section
          title={t("employees.field.emergencyContacts")}
          action={<EditButton employee={employee} part="contact" of="emergency" fields={contactPart} may={may} />}
        >
          {personal.emergencyContacts.length === 0 && (
            <p className={css({ color: "text.muted" })}>{t("employees.nothingYet")}</p>
          )}
          <ul className={css({ display: "grid", gap: "2" })}>
            {personal.emergencyContacts.map(({ name, relation, phone }) => (
              <li key={name + phone}>
                <span className={css({ fontWeight: "medium" })}>{name}</span>
                <span className={css({ color: "text.muted" })}>{` · ${relation} · `}</span>
                {phone}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {(may || personal.education.length > 0) && (
        <Section
          title={t("employees.field.education")}
          action={<EditButton employee={employee} part="education" fields={educationPart} may={may} />}
        >
          {personal.education.length === 0 ? (
            <p className={css({ color: "text.muted" })}>{t("employees.nothingYet")}</p>
          ) : (
            <ul className={css({ display: "grid", gap: "2" })}>
              {personal.education.map(({ level, institution, field, year }) => (
                <li key={institution + level}>
                  <span className={css({ fontWeight: "medium" })}>{lines([t(`employees.level.${level}`), field])}</span>
                  <span
                    className={css({ color: "text.muted" })}
                  >{` · ${[institution, year].filter((each) => each !== null && each !== undefined).join(", ")}`}</span>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      {specs.length > 0 && <OwnSection employee={employee} specs={specs} may={may} />}
    </EmployeeLists>
  );
}
