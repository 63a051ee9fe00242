/** Rights of two roles side by side, by element and by field class. */
import { css } from "#generated/styles/css/index.js";
import type { AccessScope, CatalogueElement, RoleComparison } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ColumnTable } from "../../../table/column-table.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAccessWords } from "../shared/use-catalogue.ts";

interface ComparedRightsProps {
  comparison: RoleComparison;
  names: readonly [string, string];
  elements: ReadonlyMap<string, CatalogueElement>;
  onlyDifferences: boolean;
}

export function ComparedRights({ comparison, names, elements, onlyDifferences }: ComparedRightsProps) {
  const t = useText();
  const words = useAccessWords();
  const rights = comparison.rights
    .map((right) => ({ ...right, differs: right.scope !== right.otherScope }))
    .filter(({ differs }) => differs || !onlyDifferences);
  const fields = comparison.fieldRights
    .map((right) => ({ ...right, differs: right.read !== right.otherRead || right.write !== right.otherWrite }))
    .filter(({ differs }) => differs || !onlyDifferences);
  const notGiven = <span className={css({ color: "text.muted" })}>{t("access.notGiven")}</span>;
  const reach = (scope: string | null) => (scope === null ? notGiven : words.scope(scope as AccessScope));
  const field = (read: boolean, write: boolean) =>
    read || write ? t(write ? "access.readsAndWrites" : "access.reads") : notGiven;
  const differing = {
    header: t("access.differs"),
    unnamed: true,
    cell: ({ differs }: { differs: boolean }) => differs && <Tag tone="warning">{t("access.differs")}</Tag>,
  };
  if (rights.length === 0 && fields.length === 0) {
    return (
      <Card>
        <EmptyState title={t("access.noDifference")} />
      </Card>
    );
  }
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem", gridTemplateColumns: "minmax(0, 1fr)" })}>
      {fields.length > 0 && (
        <Card className={css({ overflow: "hidden" })}>
          <CardTitle className={css({ px: "5", pt: "4", pb: "2" })}>{t("access.fieldRights")}</CardTitle>
          <ColumnTable
            label={t("access.fieldRights")}
            rows={fields}
            keyOf={(right) => right.class}
            columns={[
              { header: t("access.fieldClass"), cell: (right) => words.fieldClass(right.class) },
              { header: names[0], cell: ({ read, write }) => field(read, write) },
              { header: names[1], cell: ({ otherRead, otherWrite }) => field(otherRead, otherWrite) },
              differing,
            ]}
          />
        </Card>
      )}
      {rights.length > 0 && (
        <Card className={css({ overflow: "hidden" })}>
          <CardTitle className={css({ px: "5", pt: "4", pb: "2" })}>{t("access.rights")}</CardTitle>
          <ColumnTable
            label={t("access.rights")}
            small
            rows={rights}
            keyOf={({ element, action }) => `${element} ${action}`}
            columns={[
              {
                header: t("access.right"),
                cell: ({ element, action }) =>
                  t("access.rightName", {
                    element: elements.get(element)?.name ?? element,
                    action: words.action(action),
                  }),
              },
              { header: names[0], cell: ({ scope }) => reach(scope) },
              { header: names[1], cell: ({ otherScope }) => reach(otherScope) },
              differing,
            ]}
          />
        </Card>
      )}
    </div>
  );
}
