/** Adds a team member, or edits role, dates and rate. */
import { addProjectMember as form } from "#generated/hrms/forms/project-members.ts";
import {
  listProjectCandidatesOptions,
  useAddProjectMember,
  useUpdateProjectMember,
} from "#generated/hrms/hooks/project-members.ts";
import type { ProjectMember, ProjectMemberInput } from "#generated/hrms/schema.ts";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type Reference, specsOf } from "../../../form/spec.ts";
import { valuesFrom } from "../../../form/values.ts";
import { today } from "../../../kit/calendar-date.ts";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

const candidates: Reference = {
  label: "fullName",
  options: listProjectCandidatesOptions as unknown as Reference["options"],
};
const fields = specsOf(
  form,
  {
    employeeId: { reference: candidates },
    endDate: {
      check: (t, endDate, { startDate }) =>
        typeof endDate === "string" &&
        typeof startDate === "string" &&
        dayRangeFaults({ startDate, endDate }).length > 0
          ? t("projects.fault.before-start")
          : undefined,
    },
  },
  ["employeeId", "role", "rate", "startDate", "endDate"],
);
const labels = {
  employeeId: "projects.person",
  role: "projects.role",
  rate: "projects.rate",
  startDate: "projects.from",
  endDate: "projects.until",
} as const;
const helps = { rate: "projects.rateHelp", endDate: "projects.untilHelp" } as const;

function isInTeam(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.code === "duplicate" || problem?.errors?.some(({ code }) => code === "taken") === true;
}

interface MemberDialogProps {
  path: { companyId: string; projectId: string };
  project: string;
  setsRates: boolean;
  /** Null for a new member. */
  member: ProjectMember | null;
  onClose: () => void;
}

export function MemberDialog({ path, project, setsRates, member, onClose }: MemberDialogProps) {
  const t = useText();
  const { mutateAsync: add } = useAddProjectMember();
  const { mutateAsync: change } = useUpdateProjectMember();
  const asked = fields.filter(({ name }) => (name !== "employeeId" || !member) && (name !== "rate" || setsRates));
  return (
    <FormDialog
      title={
        member
          ? t("projects.changeTitle", { person: member.fullName, name: project })
          : t("projects.addTitle", { name: project })
      }
      action={t(member ? "shell.save" : "projects.addAction")}
      fields={asked}
      initial={valuesFrom(asked, member ?? { startDate: today() })}
      words={{
        field: (name) => t(labels[name as keyof typeof labels]),
        help: (name) => (name in helps ? t(helps[name as keyof typeof helps]) : undefined),
      }}
      scope={path}
      refused={(error) => (isInTeam(error) ? { employeeId: t("projects.fault.in-team") } : undefined)}
      send={async (typed) => {
        const body = { employeeId: member?.employeeId, ...typed } as ProjectMemberInput;
        const saved = member
          ? await change({
              path: { ...path, projectMemberId: member.id },
              headers: { "If-Match": `"${member.version}"` },
              body,
            })
          : await add({ path, body });
        toast({ text: t(member ? "projects.changed" : "projects.added", { person: saved.fullName }) });
      }}
      onClose={onClose}
    />
  );
}
