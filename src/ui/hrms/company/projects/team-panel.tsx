/** Team of a project with roles and dates. */
import { css } from "#generated/styles/css/index.js";
import { Pencil, Plus, UserMinus } from "lucide-react";
import { useState } from "react";
import { exportProjectMembers } from "#generated/hrms/client/project-members.ts";
import { useListProjectMembers, useRemoveProjectMember } from "#generated/hrms/hooks/project-members.ts";
import type { ProjectMember } from "#generated/hrms/schema.ts";
import { recordAt } from "../../../crud/addresses.ts";
import type { Row } from "../../../crud/area.ts";
import { none } from "../../../crud/labels.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { ColumnTable, type TableColumn } from "../../../table/column-table.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { MemberDialog } from "./member-dialog.tsx";

const tones: Record<ProjectMember["state"], Tone> = { current: "success", coming: "info", ended: "neutral" };

/** Columns of the file, with the messages that head them. */
const exported = [
  ["employeeNo", "employeeNo"],
  ["fullName", "person"],
  ["role", "role"],
  ["startDate", "from"],
  ["endDate", "until"],
  ["state", "state"],
  ["rate", "rate"],
] as const;

type Task = { readonly kind: "add" } | { readonly kind: "change" | "remove"; readonly member: ProjectMember };

export function TeamPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const format = useFormat();
  const path = { companyId: scope["companyId"] ?? "", projectId: row.id };
  const ability = useAbility();
  const mayChange = ability.can("update", "projects") && row.status !== "archived";
  const [task, setTask] = useState<Task | null>(null);
  const query = useListProjectMembers({ path });
  const { mutateAsync: remove } = useRemoveProjectMember();
  const attempt = useAttempt();
  const project = String(row["name"]);
  const done = (): void => setTask(null);
  const takeOut = ({ id, fullName }: ProjectMember) =>
    attempt(() => remove({ path: { ...path, projectMemberId: id } }), t("projects.removed", { person: fullName }));
  const add = (total: number) =>
    mayChange && (
      <Button variant={total === 0 ? "solid" : "outline"} onClick={() => setTask({ kind: "add" })}>
        <Plus size={16} aria-hidden />
        {t("projects.add")}
      </Button>
    );
  const person: TableColumn<ProjectMember> = {
    header: t("projects.person"),
    cell: ({ employeeId, fullName, employeeNo }) => (
      <>
        <Link to={recordAt(`/companies/${path.companyId}/employees`, employeeId)}>{fullName}</Link>
        <span
          className={css({
            display: "block",
            color: "text.muted",
            fontSize: "sm",
            lineHeight: "sm",
            fontWeight: "normal",
          })}
        >
          {employeeNo}
        </span>
      </>
    ),
  };
  const rate: TableColumn<ProjectMember> = {
    header: t("projects.rate"),
    kind: "number",
    cell: ({ rate: cents }) => (cents == null ? none : <Money cents={cents} />),
  };
  const actions: TableColumn<ProjectMember> = {
    header: t("crud.actions"),
    unnamed: true,
    cell: (member) => (
      <span className={css({ display: "flex", justifyContent: "end", gap: "1" })}>
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
      </span>
    ),
  };
  const dates: readonly TableColumn<ProjectMember>[] = [
    { header: t("projects.from"), kind: "date", cell: ({ startDate }) => format.date(startDate) },
    {
      header: t("projects.until"),
      kind: "date",
      cell: ({ endDate }) => (endDate === null ? none : format.date(endDate)),
    },
    {
      header: t("projects.state"),
      cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`projects.state.${state}`)}</StatusDot>,
    },
  ];
  const waiting = (
    <>
      <Skeleton css={{ h: "9", w: "10rem", mt: "0", mb: "4" }} />
      <Skeleton css={{ h: "44", my: "0" }} />
    </>
  );
  return (
    <Loaded query={query} waiting={waiting}>
      {({ items, total, setsRates }) => (
        <>
          {total === 0 ? (
            <EmptyState title={t("projects.noTeam")} action={add(total)}>
              {t("projects.noTeamText")}
            </EmptyState>
          ) : (
            <>
              <div
                className={css({
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "center",
                  justifyContent: "space-between",
                  gap: "3",
                  mb: "4",
                })}
              >
                <p className={css({ color: "text.muted" })}>{t("projects.teamCount", { count: total })}</p>
                <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
                  {ability.can("export", "projects") && (
                    <ListExport
                      name={`team-${String(row["code"] ?? row.id)}`}
                      total={total}
                      columns={exported
                        .filter(([id]) => id !== "rate" || items.some((member) => member.rate !== undefined))
                        .map(([id, label]) => ({ id, header: t(`projects.${label}`) }))}
                      ask={(query, init) => exportProjectMembers({ path, query }, init)}
                    />
                  )}
                  {add(total)}
                </div>
              </div>
              <Card className={css({ overflow: "hidden" })}>
                <ColumnTable
                  label={t("projects.team")}
                  rows={items}
                  keyOf={({ id }) => id}
                  columns={[
                    person,
                    { header: t("projects.role"), cell: ({ role }) => role },
                    ...(items.some((member) => member.rate !== undefined) ? [rate] : []),
                    ...dates,
                    ...(mayChange ? [actions] : []),
                  ]}
                />
              </Card>
            </>
          )}
          {(task?.kind === "add" || task?.kind === "change") && (
            <MemberDialog
              path={path}
              project={project}
              setsRates={setsRates}
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
      )}
    </Loaded>
  );
}
