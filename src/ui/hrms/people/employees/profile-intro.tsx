/** Header of the profile: photo beside the name, number, status and position below. */
import { css } from "#generated/styles/css/index.js";
import type { Employee } from "#generated/hrms/schema.ts";
import { useText } from "../../../messages/use-text.ts";
import { PersonPhoto } from "./person-photo.tsx";
import { PhotoMenu } from "./photo-menu.tsx";
import { EmploymentStatus } from "../shared/words.tsx";

export function ProfilePicture({ employee }: { employee: Employee }) {
  const { id, companyId, person, rights } = employee;
  return rights.write.includes("public") ? (
    <PhotoMenu employee={employee} />
  ) : (
    <PersonPhoto companyId={companyId} employeeId={id} name={person.fullName} photo={person.photo} size={48} />
  );
}

export function ProfileIntro({ employee }: { employee: Employee }) {
  const t = useText();
  const { person, employeeNo, status, suspendedFrom, job } = employee;
  return (
    <span
      className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1", mt: "1" })}
    >
      <span className={css({ color: "text" })}>
        <EmploymentStatus status={status} suspended={suspendedFrom !== null} />
      </span>
      <span className={css({ fontVariantNumeric: "tabular-nums" })}>{employeeNo}</span>
      {person.preferredName !== null && <span>{t("employees.called", { name: person.preferredName })}</span>}
      {job && <span>{[job.designation, job.department].join(" · ")}</span>}
    </span>
  );
}
