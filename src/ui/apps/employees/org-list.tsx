/** Who reports to whom as a list that indents: for narrow windows, and for those who rather read. */
import { chakra } from "@chakra-ui/react";
import type { OrgChartNode } from "#generated/hrms/schema.ts";
import { Tree, type TreeNode } from "../../kit/tree.tsx";
import { childrenOf } from "../../kit/org-chart/layout.ts";
import { useText } from "../../messages/use-text.ts";

export type ChartPerson = OrgChartNode & { readonly parentId: string | null };

interface OrgListProps {
  people: readonly ChartPerson[];
  current: string | null;
  onCurrent: (id: string) => void;
  onOpen: (person: ChartPerson) => void;
}

export function OrgList({ people, current, onCurrent, onOpen }: OrgListProps) {
  const t = useText();
  const below = childrenOf(people);
  const lines = (parent: string | null, level: number): readonly (TreeNode & { person: ChartPerson })[] =>
    (below.get(parent) ?? []).flatMap((person) => [
      { id: person.id, label: person.fullName, parentId: parent, level, children: below.get(person.id)?.length ?? 0, detail: person.designation ?? undefined, person },
      ...lines(person.id, level + 1),
    ]);
  return (
    <chakra.div overflow="auto" minH="0" p="2">
      <Tree
        label={t("employees.orgChart")}
        hint={t("employees.orgListHint")}
        nodes={lines(null, 1)}
        selected={current}
        onSelect={({ id }) => onCurrent(id)}
        onOpen={({ person }) => onOpen(person)}
      />
    </chakra.div>
  );
}
