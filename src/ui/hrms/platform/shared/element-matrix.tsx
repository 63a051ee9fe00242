/** Matrix of modules and elements, or one module's column. */
import { useMemo } from "react";
import { listElementsOptions } from "#generated/hrms/hooks/elements.ts";
import {
  listModuleElementsOptions,
  useCreateModuleElement,
  useDeleteModuleElement,
} from "#generated/hrms/hooks/module-elements.ts";
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import type { GridGroup } from "../../access/shared/check-grid.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { AssignmentMatrix } from "../../access/shared/assignment-matrix.tsx";
import { MatrixFrame } from "../../access/shared/matrix-frame.tsx";
import { useEveryRow, wholePage } from "../../access/shared/use-every-row.ts";
import { useMayEdit } from "../../access/shared/use-may-edit.ts";

interface MatrixProps {
  only?: string;
  q: string;
  onQ: (q: string) => void;
}

export function ElementMatrix({ only, q, onQ }: MatrixProps) {
  const t = useText();
  const builtIn = useBuiltInName();
  const mayEdit = useMayEdit("module-elements");
  const elements = useEveryRow((page) => listElementsOptions({ query: { page, pageSize: wholePage } }));
  const modules = useEveryRow((page) => listModulesOptions({ query: { page, pageSize: wholePage } }));
  const held = useEveryRow((page) => listModuleElementsOptions({ query: { page, pageSize: wholePage } }));
  const { mutateAsync: create } = useCreateModuleElement();
  const { mutateAsync: remove } = useDeleteModuleElement();
  const pairs = useMemo(
    () => (held.rows ?? []).map(({ id, elementId, moduleId }) => ({ id, row: elementId, column: moduleId })),
    [held.rows],
  );
  const groups = useMemo((): GridGroup[] => {
    const rowOf = (element: {
      id: string;
      name: string;
      sensitivity: "public" | "personal" | "identity" | "pay" | "health";
    }) => ({
      id: element.id,
      label: builtIn("element", element.name),
      ...(element.sensitivity !== "public" && { note: <Tag>{t(`access.class.${element.sensitivity}`)}</Tag> }),
    });
    const first = new Map(pairs.toReversed().map(({ row, column }) => [row, column]));
    const of = (moduleId: string | undefined) =>
      (elements.rows ?? []).filter(({ id }) => first.get(id) === moduleId).map(rowOf);
    const named = (modules.rows ?? []).map(({ id, name }) => ({ id, title: builtIn("module", name), rows: of(id) }));
    return [...named, { id: "none", title: t("access.inNoModule"), rows: of(undefined) }];
  }, [elements.rows, modules.rows, pairs, t, builtIn]);
  return (
    <MatrixFrame parts={[elements, modules, held]}>
      <AssignmentMatrix
        label={t("access.moduleElements")}
        corner={t("access.element")}
        searchLabel={t("access.searchElements")}
        groups={groups}
        columns={(modules.rows ?? [])
          .filter(({ id }) => only === undefined || id === only)
          .map(({ id, name }) => ({ id, label: builtIn("module", name) }))}
        pairs={pairs}
        q={q}
        onQ={onQ}
        save={
          mayEdit
            ? ({ row, column, pair }) =>
                pair
                  ? remove({ path: { moduleElementId: pair.id } })
                  : create({
                      body: {
                        moduleId: column,
                        elementId: row,
                        order: 10 * (1 + pairs.filter((one) => one.column === column).length),
                      },
                    })
            : undefined
        }
      />
    </MatrixFrame>
  );
}
