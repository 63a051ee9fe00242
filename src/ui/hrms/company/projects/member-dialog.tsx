/** Adds somebody to a team, or changes role, dates and rate of a member. */
import { useState } from "react";
import {
  listProjectCandidatesOptions,
  useAddProjectMember,
  useUpdateProjectMember,
} from "#generated/hrms/hooks/project-members.ts";
import type { ProjectMember } from "#generated/hrms/schema.ts";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import type { Reference } from "../../../form/spec.ts";
import { ReferenceInput } from "../../../form/controls/reference-input.tsx";
import { useTask } from "../../../crud/use-task.ts";
import { today } from "../../../kit/calendar-date.ts";
import { DateInput } from "../../../kit/date-input.tsx";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { MoneyInput } from "../../../kit/typed-input.tsx";
import { type Typed, Unparsed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";

const candidates: Reference = {
  label: "fullName",
  options: listProjectCandidatesOptions as unknown as Reference["options"],
};
const isDay = (value: Typed<string>): value is string => typeof value === "string";
const nothing = (): void => undefined;

interface MemberDialogProps {
  path: { companyId: string; projectId: string };
  project: string;
  /** Whether the reader may set rates. */
  setsRates: boolean;
  /** Null for somebody new. */
  member: ProjectMember | null;
  onClose: () => void;
}

export function MemberDialog({ path, project, setsRates, member, onClose }: MemberDialogProps) {
  const t = useText();
  const { mutateAsync: add } = useAddProjectMember();
  const { mutateAsync: change } = useUpdateProjectMember();
  const { busy, errors, failure, failureText, run } = useTask(["employeeId", "role", "startDate", "endDate", "rate"]);
  const [employeeId, setEmployeeId] = useState<string | null>(member?.employeeId ?? null);
  const [role, setRole] = useState(member?.role ?? "");
  const [startDate, setStartDate] = useState<Typed<string>>(member?.startDate ?? today());
  const [endDate, setEndDate] = useState<Typed<string>>(member?.endDate ?? null);
  const [rate, setRate] = useState<Typed<number>>(member?.rate ?? null);
  const [tried, setTried] = useState(false);
  const backwards = isDay(startDate) && isDay(endDate) && dayRangeFaults({ startDate, endDate }).length > 0;
  const missing = {
    employeeId: employeeId === null,
    role: role.trim() === "",
    startDate: !isDay(startDate),
    endDate: endDate !== null && !isDay(endDate),
  };
  const errorOf = (field: keyof typeof missing): string | undefined => {
    if (field === "endDate" && backwards) return t("projects.fault.before-start");
    return tried && missing[field] ? t("common.fault.required") : errors[field];
  };
  const inTeam =
    problemOf(failure)?.code === "duplicate" ||
    problemOf(failure)?.errors?.some(({ code }) => code === "taken") === true;
  const submit = (): void => {
    setTried(true);
    if (
      Object.values(missing).includes(true) ||
      backwards ||
      employeeId === null ||
      !isDay(startDate) ||
      rate instanceof Unparsed
    )
      return;
    const body = { employeeId, role, startDate, endDate: isDay(endDate) ? endDate : null, ...(setsRates && { rate }) };
    run(async () => {
      const saved = member
        ? await change({
            path: { ...path, projectMemberId: member.id },
            headers: { "If-Match": `"${member.version}"` },
            body,
          })
        : await add({ path, body });
      toast({ text: t(member ? "projects.changed" : "projects.added", { person: saved.fullName }) });
      onClose();
    });
  };
  return (
    <DialogForm
      title={
        member
          ? t("projects.changeTitle", { person: member.fullName, name: project })
          : t("projects.addTitle", { name: project })
      }
      action={t(member ? "shell.save" : "projects.addAction")}
      busy={busy}
      failure={inTeam ? undefined : failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      {!member && (
        <Field
          label={t("projects.person")}
          error={inTeam ? t("projects.fault.in-team") : errorOf("employeeId")}
          required
        >
          <ReferenceInput
            name="employeeId"
            label={t("projects.person")}
            reference={candidates}
            path={path}
            value={employeeId}
            required
            onChange={setEmployeeId}
            onBlur={nothing}
          />
        </Field>
      )}
      <Field label={t("projects.role")} error={errorOf("role")} required>
        <Input name="role" value={role} autoComplete="off" onChange={(event) => setRole(event.target.value)} />
      </Field>
      {setsRates && (
        <Field
          label={t("projects.rate")}
          help={t("projects.rateHelp")}
          error={rate instanceof Unparsed ? (tried ? t("crud.fault.amount") : undefined) : errors["rate"]}
        >
          <MoneyInput value={rate} onChange={setRate} onBlur={nothing} />
        </Field>
      )}
      <Field label={t("projects.from")} error={errorOf("startDate")} required>
        <DateInput name="startDate" value={startDate} onChange={setStartDate} onBlur={nothing} />
      </Field>
      <Field label={t("projects.until")} help={t("projects.untilHelp")} error={errorOf("endDate")}>
        <DateInput name="endDate" value={endDate} onChange={setEndDate} onBlur={nothing} />
      </Field>
    </DialogForm>
  );
}
