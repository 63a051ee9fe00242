/** Header of the profile: photo, number, status and position. */
import { chakra } from "@chakra-ui/react";
import type { Employee } from "#generated/hrms/schema.ts";
import { useText } from "../../../messages/use-text.ts";
import { PersonPhoto } from "./person-photo.tsx";
import { PhotoMenu } from "./photo-menu.tsx";
import { EmploymentStatus } from "../shared/words.tsx";

export function ProfileIntro({ employee }: { employee: Employee }) {
  const t = useText();
  const { id, companyId, person, employeeNo, status, suspendedFrom, job, rights } = employee;
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mt="1">
      {rights.write.includes("public") ? (
        <PhotoMenu employee={employee} />
      ) : (
        <PersonPhoto companyId={companyId} employeeId={id} name={person.fullName} photo={person.photo} size={40} />
      )}
      <chakra.span color="text">
        <EmploymentStatus status={status} suspended={suspendedFrom !== null} />
      </chakra.span>
      <chakra.span fontVariantNumeric="tabular-nums">{employeeNo}</chakra.span>
      {person.preferredName !== null && <span>{t("employees.called", { name: person.preferredName })}</span>}
      {job && <span>{[job.designation, job.department].join(" · ")}</span>}
    </chakra.span>
  );
}
