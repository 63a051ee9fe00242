/** Department tree with actions on the selected one: add below, move, merge. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { FolderInput, Merge, Plus } from "lucide-react";
import { useState } from "react";
import { useGetDepartmentTree } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentNode } from "#generated/hrms/schema.ts";
import { recordAt } from "../../../crud/addresses.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Toolbar } from "../../../kit/toolbar.tsx";
import { Tree } from "../../../kit/tree.tsx";
import { type Text, useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { AddBelowDialog } from "./add-below-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";

type Task = "add" | "move" | "merge";

interface DepartmentTreeProps {
  scope: Readonly<Record<string, string>>;
  base: string;
}

export function DepartmentTree({ scope, base }: DepartmentTreeProps) {
  const t = useText();
  const navigate = useNavigate();
  const ability = useAbility();
  const companyId = scope["companyId"] ?? "";
  const query = useGetDepartmentTree({ path: { companyId } });
  const [selectedId, select] = useState<string | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const nodes = (query.data?.items ?? []).map((node) => ({
    ...node,
    label: node.department,
    detail: node.code,
    ...(node.head !== null && { note: headText(t, node) }),
  }));
  const selected = nodes.find(({ id }) => id === selectedId);
  const close = (): void => setTask(null);
  const mayUpdate = ability.can("update", "departments");
  const tasks = [
    { name: "add", label: t("departments.addBelow"), icon: Plus, may: ability.can("create", "departments") },
    { name: "move", label: t("departments.move"), icon: FolderInput, may: mayUpdate },
    { name: "merge", label: t("departments.merge"), icon: Merge, may: mayUpdate },
  ] as const;
  return (
    <Card
      className={css({
        w: { base: "full", "2xl": "20rem" },
        flexShrink: "0",
        // Above the list, whatever the tree holds, so that the list neither moves when it arrives nor is pushed out.
        h: { base: "16rem", "2xl": "auto" },
        maxH: { "2xl": "full" },
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
      })}
    >
      <div className={css({ p: "2", borderBottomWidth: "1px", borderColor: "border" })}>
        <Toolbar label={selected ? t("departments.treeActions", { name: selected.department }) : t("departments.tree")}>
          {tasks
            .filter(({ may }) => may)
            .map(({ name, label, icon: Icon }) => (
              <Button key={name} size="sm" variant="ghost" disabled={!selected} onClick={() => setTask(name)}>
                <Icon size={16} aria-hidden />
                {label}
              </Button>
            ))}
        </Toolbar>
      </div>
      <div className={css({ p: "2", overflowY: "auto", minH: { "2xl": "12rem" } })}>
        <Loaded
          query={query}
          waiting={[0, 1, 2, 3, 4].map((each) => (
            <Skeleton key={each} css={{ w: each % 2 === 0 ? "60%" : "75%", h: "4", my: "2" }} />
          ))}
        >
          {() =>
            nodes.length > 0 ? (
              <Tree
                label={t("departments.tree")}
                hint={t("departments.treeHint")}
                nodes={nodes}
                selected={selectedId}
                onSelect={({ id }) => select(id)}
                onOpen={({ id }) => void navigate({ to: recordAt(base, id) })}
              />
            ) : (
              <p className={css({ color: "text.muted", p: "2" })}>{t("departments.noTree")}</p>
            )
          }
        </Loaded>
      </div>
      {selected && task && (
        <TaskDialog task={task} companyId={companyId} node={selected} onSelect={select} onClose={close} />
      )}
    </Card>
  );
}

/** Head of a department, and whether they are leaving. */
function headText(t: Text, { head, headNotice }: DepartmentNode): string {
  return headNotice === null
    ? (head ?? "")
    : t("departments.headWhoGoes", { head: head ?? "", notice: t(`departments.headNotice.${headNotice}`) });
}

interface TaskDialogProps {
  task: Task;
  companyId: string;
  node: DepartmentNode;
  onSelect: (id: string) => void;
  onClose: () => void;
}

function TaskDialog({ task, companyId, node, onSelect, onClose }: TaskDialogProps) {
  if (task === "add")
    return <AddBelowDialog companyId={companyId} parent={node} onAdded={onSelect} onClose={onClose} />;
  if (task === "move") return <MoveDialog companyId={companyId} node={node} onClose={onClose} />;
  return <MergeDialog companyId={companyId} node={node} onMerged={onSelect} onClose={onClose} />;
}
