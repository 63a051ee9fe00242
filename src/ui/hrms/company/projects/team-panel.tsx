/** The team of a project: who works on it, as what and when. */
import { chakra } from "@chakra-ui/react";
import { Pencil, Plus, UserMinus } from "lucide-react";
import { useState } from "react";
import { useListProjectMembers, useRemoveProjectMember } from "#generated/hrms/hooks/project-members.ts";
import type { ProjectMember } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { PlainTable } from "../../../kit/plain-table.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberRow } from "./member-row.tsx";

type Task = { readonly kind: "add" } | { readonly kind: "change" | "remove"; readonly member: ProjectMember };

export function TeamPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const path = { companyId: scope["companyId"] ?? "", projectId: row.id };
  const mayChange = useAbility().can("update", "projects") && row.status !== "archived";
  const [task, setTask] = useState<Task | null>(null);
  const { data, error, refetch } = useListProjectMembers({ path });
  const { mutateAsync: remove } = useRemoveProjectMember();
  const attempt = useAttempt();
  const project = String(row["name"]);
  const done = (): void => setTask(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton h="9" w="10rem" mt="0" mb="4" />
        <Skeleton h="44" my="0" />
      </Loading>
    );
  }
  const add = mayChange && (
    <Button variant={data.total === 0 ? "solid" : "outline"} onClick={() => setTask({ kind: "add" })}>
      <Plus size={16} aria-hidden />
      {t("projects.add")}
    </Button>
  );
  const rates = data.items.some(({ rate }) => rate !== undefined);
  const takeOut = ({ id, fullName }: ProjectMember) =>
    attempt(() => remove({ path: { ...path, projectMemberId: id } }), t("projects.removed", { person: fullName }));
  return (
    <>
      {data.total === 0 ? (
        <EmptyState title={t("projects.noTeam")} action={add}>
          {t("projects.noTeamText")}
        </EmptyState>
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="4">
            <chakra.p color="text.muted">{t("projects.teamCount", { count: data.total })}</chakra.p>
            {add}
          </chakra.div>
          <Card>
            <PlainTable aria-label={t("projects.team")}>
              <chakra.thead display={{ base: "none", md: "table-header-group" }}>
                <tr>
                  <th scope="col">{t("projects.person")}</th>
                  <th scope="col">{t("projects.role")}</th>
                  {rates && (
                    <chakra.th scope="col" textAlign="end">
                      {t("projects.rate")}
                    </chakra.th>
                  )}
                  <th scope="col">{t("projects.from")}</th>
                  <th scope="col">{t("projects.until")}</th>
                  <th scope="col">{t("projects.state")}</th>
                  {mayChange && <td />}
                </tr>
              </chakra.thead>
              <tbody>
                {data.items.map((member) => (
                  <MemberRow
                    key={member.id}
                    companyId={path.companyId}
                    member={member}
                    rates={rates}
                    actions={
                      mayChange && (
                        <>
                          <IconButton
                            label={t("projects.changeTitle", { person: member.fullName, name: project })}
                            onClick={() => setTask({ kind: "change", member })}
                          >
                            <Pencil size={16} aria-hidden />
                          </IconButton>
                          <IconButton
                            label={`${t("projects.remove")}: ${member.fullName}`}
                            onClick={() => setTask({ kind: "remove", member })}
                          >
                            <UserMinus size={16} aria-hidden />
                          </IconButton>
                        </>
                      )
                    }
                  />
                ))}
              </tbody>
            </PlainTable>
          </Card>
        </>
      )}
      {(task?.kind === "add" || task?.kind === "change") && (
        <MemberDialog
          path={path}
          project={project}
          setsRates={data.setsRates}
          member={task.kind === "change" ? task.member : null}
          onClose={done}
        />
      )}
      {task?.kind === "remove" && (
        <ConfirmDialog
          open
          danger
          title={t("projects.removeTitle", { person: task.member.fullName })}
          action={t("projects.remove")}
          onConfirm={() => takeOut(task.member)}
          onClose={done}
        >
          {t("projects.removeText")}
        </ConfirmDialog>
      )}
    </>
  );
}
