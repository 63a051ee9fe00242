/** Org chart as an indented list, for narrow windows and for users who prefer it. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import { childrenOf } from "./org-chart/layout.ts";
import { Tree, type TreeNode } from "../../../kit/tree.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { isMore, type ChartEntry } from "./chart-entries.ts";

interface OrgListProps {
  entries: readonly ChartEntry[];
  roots: number;
  closed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  current: string | null;
  onCurrent: (id: string) => void;
  onOpen: (entry: ChartEntry) => void;
}

export function OrgList({ entries, roots, closed, onToggle, current, onCurrent, onOpen }: OrgListProps) {
  const t = useText();
  const isWide = useMedia(wide);
  const lines = useMemo(() => {
    const below = childrenOf(entries);
    const linesOf = (
      parent: string | null,
      level: number,
      siblings: number,
    ): readonly (TreeNode & { entry: ChartEntry })[] =>
      (below.get(parent) ?? []).flatMap((entry) => {
        const post = isMore(entry)
          ? undefined
          : [
              entry.designation,
              entry.heads.length > 0 ? t("employees.headOf", { units: entry.heads.join(", ") }) : null,
              entry.total > 0 ? t("employees.totalOf", { count: entry.total }) : null,
            ]
              .filter(Boolean)
              .join(" · ");
        const line = {
          id: entry.id,
          label: isMore(entry) ? t("employees.moreOf", { count: entry.missing }) : entry.fullName,
          parentId: parent,
          level,
          children: entry.below,
          place: entry.place,
          siblings,
          // Phones have no room beside the name.
          ...(isWide ? { detail: post } : { note: post }),
          entry,
        };
        return [line, ...(closed.has(entry.id) ? [] : linesOf(entry.id, level + 1, entry.below))];
      });
    return linesOf(null, 1, roots);
  }, [entries, roots, closed, t, isWide]);
  return (
    <div className={css({ overflow: "auto", minH: "0", p: "2" })}>
      <Tree
        label={t("employees.orgChart")}
        hint={t("employees.orgListHint")}
        nodes={lines}
        selected={current}
        onSelect={({ id, entry }) => (isMore(entry) ? onOpen(entry) : onCurrent(id))}
        onOpen={({ entry }) => isMore(entry) || onOpen(entry)}
        closed={closed}
        onToggle={onToggle}
      />
    </div>
  );
}
