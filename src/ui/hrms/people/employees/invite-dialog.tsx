/** Invites one or several employees to create an account that gives access to their own record. */
import { languages } from "#src/domain/shared/languages.ts";
import { useCreateInvitation, useInviteEmployees } from "#generated/hrms/hooks/invitations.ts";
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import type { Employee, EmployeeBulkResult, InvitationInput } from "#generated/hrms/schema.ts";
import type { FieldSpec, Reference } from "../../../form/spec.ts";
import { Alert } from "../../../kit/alert.tsx";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormDialog } from "./form/form-dialog.tsx";

const roles: FieldSpec = {
  name: "roleIds",
  kind: "references",
  reference: { label: "roles", named: "role", options: listRoleOptionsOptions as unknown as Reference["options"] },
  help: true,
};
const language: FieldSpec = {
  name: "language",
  kind: "choice",
  choices: languages,
  words: "mailLanguage",
  required: true,
};
const address: FieldSpec = { name: "email", kind: "email", required: true };

/** Leave out empty roles, so that the default applies. */
const chosen = ({ roleIds, ...body }: Record<string, unknown>): Record<string, unknown> =>
  Array.isArray(roleIds) && roleIds.length > 0 ? { ...body, roleIds } : body;

export function InviteDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useText();
  const mailLanguage = useLanguage();
  const { mutateAsync } = useCreateInvitation();
  const { id, companyId, person, personal } = employee;
  const known = [person.workEmail, personal?.personalEmail].flatMap((address) => address?.toLowerCase() ?? []);
  const isElsewhere = (email: unknown): boolean =>
    typeof email === "string" && email.includes("@") && !known.includes(email.trim().toLowerCase());
  return (
    <FormDialog
      companyId={companyId}
      title={t("employees.inviteTitle", { name: person.fullName })}
      intro={t("employees.inviteIntro")}
      action={t("employees.invite")}
      fields={[address, roles, language]}
      initial={{ email: person.workEmail, roleIds: null, language: mailLanguage }}
      preview={({ email }) =>
        isElsewhere(email) ? (
          <Alert tone="warning">{t("employees.inviteElsewhere", { name: person.fullName })}</Alert>
        ) : null
      }
      send={async (body) => {
        const { email, status } = await mutateAsync({
          path: { companyId },
          body: { ...chosen(body), employeeId: id } as InvitationInput,
        });
        toast({
          text: t(status === "awaitingConfirmation" ? "employees.invitedUnconfirmed" : "employees.invited", { email }),
        });
      }}
      onClose={onClose}
    />
  );
}

interface InviteSeveralProps {
  companyId: string;
  employeeIds: readonly string[];
  onDone: (result: EmployeeBulkResult) => void;
  onClose: () => void;
}

export function InviteSeveralDialog({ companyId, employeeIds, onDone, onClose }: InviteSeveralProps) {
  const t = useText();
  const mailLanguage = useLanguage();
  const { mutateAsync } = useInviteEmployees();
  return (
    <FormDialog
      companyId={companyId}
      title={t("employees.bulkTitle.invite", { count: employeeIds.length })}
      intro={t("employees.bulkIntro.invite")}
      action={t("employees.bulk.invite")}
      fields={[roles, language]}
      initial={{ roleIds: null, language: mailLanguage }}
      send={async (body) =>
        onDone(await mutateAsync({ path: { companyId }, body: { ...chosen(body), employeeIds: [...employeeIds] } }))
      }
      onClose={onClose}
    />
  );
}
