/** Rights of a role: matrix, field classes, and a review of changes before saving. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getRoleKey, useGetRole, useUpdateRole } from "#generated/hrms/hooks/roles.ts";
import type { AccessScope, ElementAction, FieldClass, Role, RoleCatalogue } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { useLeaveGuard } from "../../../form/leave-guard.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { FormFoot } from "../../../form/form-foot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { FieldRights } from "./field-rights.tsx";
import { MatrixFrame } from "../shared/matrix-frame.tsx";
import { accessProblem } from "../shared/problem-text.ts";
import { ReviewDialog, type ReviewedChange } from "../shared/review-dialog.tsx";
import { RightsMatrix } from "./rights-matrix.tsx";
import {
  fieldChanges,
  fieldRightsOf,
  grantsOf,
  rightChanges,
  rightKey,
  rightsOf,
  type Wanted,
  type WantedFields,
  withField,
} from "./role-draft.ts";
import { useAccessWords, useCatalogue } from "../shared/use-catalogue.ts";

export function RoleRights({ row }: { row: Row }) {
  const role = useGetRole({ path: { roleId: row.id } });
  const catalogue = useCatalogue();
  const parts = [role, catalogue].map(({ data, error, refetch }) => ({
    rows: data && [],
    error,
    retry: () => void refetch(),
  }));
  return (
    <MatrixFrame parts={parts}>
      {role.data && catalogue.data && <Rights role={role.data} catalogue={catalogue.data} />}
    </MatrixFrame>
  );
}

function Rights({ role, catalogue }: { role: Role; catalogue: RoleCatalogue }) {
  const t = useText();
  const words = useAccessWords();
  const client = useQueryClient();
  const update = useUpdateRole({
    onSuccess: (now) => void client.setQueryData(getRoleKey({ path: { roleId: role.id } }), now),
  });
  const [wanted, want] = useState<Wanted>(new Map());
  const [fields, wantFields] = useState<WantedFields>(new Map());
  const [reviewing, review] = useState(false);
  const saved = rightsOf(role.grants);
  const changed = rightChanges(saved, wanted);
  const changedFields = fieldChanges(role.fieldRights, fields);
  const count = changed.length + changedFields.length;
  const mayEdit = useAbility().can("update", "roles") && !role.isSystem && role.status !== "archived";
  const guard = useLeaveGuard(() => count > 0);

  const nameOf = (code: string): string =>
    code === "*"
      ? t("access.everyElement")
      : (catalogue.modules.flatMap(({ elements }) => elements).find((one) => one.code === code)?.name ?? code);
  const change = (element: string, actions: readonly ElementAction[], scope: AccessScope | null): void =>
    want((before) => new Map([...before, ...actions.map((action) => [rightKey(element, action), scope] as const)]));
  const reset = (): void => {
    want(new Map());
    wantFields(new Map());
  };
  const reviewed: ReviewedChange[] = [
    ...changed.map(({ element, action, from, to }): ReviewedChange => {
      const values = {
        element: nameOf(element),
        action: words.action(action),
        from: from === null ? "" : words.scope(from),
        to: to === null ? "" : words.scope(to),
      };
      const kind = from === null ? "adds" : to === null ? "takes" : "moves";
      return {
        id: rightKey(element, action),
        kind,
        text: t(
          kind === "adds" ? "access.rightAdds" : kind === "takes" ? "access.rightTakes" : "access.rightMoves",
          values,
        ),
      };
    }),
    ...changedFields.map(({ class: name, side, allowed }): ReviewedChange => ({
      id: rightKey(name, side),
      kind: allowed ? "adds" : "takes",
      text: t(allowed ? "access.fieldAdds" : "access.fieldTakes", {
        class: words.fieldClass(name),
        side: t(`access.${side}`),
      }),
    })),
  ];
  const save = async (): Promise<void> => {
    if (update.isPending) return;
    const { code, name, description, status } = role;
    const body = {
      code,
      name,
      description,
      status: status === "inactive" ? status : ("active" as const),
      grants: grantsOf(saved, wanted),
      fieldRights: fieldRightsOf(role.fieldRights, fields),
    };
    try {
      await update.mutateAsync({ path: { roleId: role.id }, headers: { "If-Match": `"${role.version}"` }, body });
      toast({ text: t("access.saved", { count }) });
      review(false);
      reset();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <>
      {role.isSystem && (
        <Alert tone="info" title={t("access.systemTitle")}>
          {t("access.systemText")}
        </Alert>
      )}
      {!role.isSystem && role.grants.length === 0 && changed.length === 0 && (
        <Alert tone="neutral" title={t("access.noRights")} />
      )}
      <RightsMatrix catalogue={catalogue} saved={saved} wanted={wanted} onChange={mayEdit ? change : undefined} />
      <FieldRights
        saved={role.fieldRights}
        wanted={fields}
        onChange={
          mayEdit
            ? (name: FieldClass, side, allowed) => wantFields((before) => withField(before, name, side, allowed))
            : undefined
        }
      />
      {mayEdit && (
        <FormFoot wide note={count === 0 ? t("access.nothingChanged") : t("access.changes", { count })}>
          <Button disabled={count === 0} onClick={reset}>
            {t("access.reset")}
          </Button>
          <Button variant="solid" disabled={count === 0} onClick={() => review(true)}>
            {t("access.review")}
          </Button>
        </FormFoot>
      )}
      {reviewing && (
        <ReviewDialog
          changes={reviewed}
          busy={update.isPending}
          refused={update.error ? accessProblem(t, update.error) : undefined}
          onSave={() => void save()}
          onClose={() => {
            review(false);
            update.reset();
          }}
        />
      )}
      {guard}
    </>
  );
}
