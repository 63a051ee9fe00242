/** The rights of two roles in one table, and their rights by class of field in another. */
import { chakra } from "@chakra-ui/react";
import type { AccessScope, CatalogueElement, RoleComparison } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
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
  const rights = comparison.rights.filter(({ scope, otherScope }) => !onlyDifferences || scope !== otherScope);
  const fields = comparison.fieldRights.filter(
    (right) => !onlyDifferences || right.read !== right.otherRead || right.write !== right.otherWrite,
  );
  const reach = (scope: string | null) =>
    scope === null ? (
      <chakra.span color="text.muted">{t("access.notGiven")}</chakra.span>
    ) : (
      words.scope(scope as AccessScope)
    );
  const field = (read: boolean, write: boolean) =>
    write ? (
      t("access.readsAndWrites")
    ) : read ? (
      t("access.reads")
    ) : (
      <chakra.span color="text.muted">{t("access.notGiven")}</chakra.span>
    );
  const differs = <Tag tone="warning">{t("access.differs")}</Tag>;
  if (rights.length === 0 && fields.length === 0) {
    return (
      <Card>
        <EmptyState title={t("access.noDifference")} />
      </Card>
    );
  }
  const head = (first: string) => (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{names[0]}</th>
        <th scope="col">{names[1]}</th>
        <th scope="col">{t("access.differs")}</th>
      </tr>
    </thead>
  );
  return (
    <chakra.div display="grid" gap="4" maxW="64rem" gridTemplateColumns="minmax(0, 1fr)">
      {fields.length > 0 && (
        <Card overflow="hidden">
          <CardTitle px="5" pt="4" pb="2">
            {t("access.fieldRights")}
          </CardTitle>
          <TableScroll label={t("access.fieldRights")}>
            <PlainTable stacked>
              {head(t("access.fieldClass"))}
              <tbody>
                {fields.map((right) => (
                  <tr key={right.class}>
                    <th scope="row">{words.fieldClass(right.class)}</th>
                    <td data-label={names[0]}>{field(right.read, right.write)}</td>
                    <td data-label={names[1]}>{field(right.otherRead, right.otherWrite)}</td>
                    <td>{(right.read !== right.otherRead || right.write !== right.otherWrite) && differs}</td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </TableScroll>
        </Card>
      )}
      {rights.length > 0 && (
        <Card overflow="hidden">
          <CardTitle px="5" pt="4" pb="2">
            {t("access.rights")}
          </CardTitle>
          <TableScroll label={t("access.rights")}>
            <PlainTable small stacked>
              {head(t("access.right"))}
              <tbody>
                {rights.map(({ element, action, scope, otherScope }) => (
                  <tr key={`${element} ${action}`}>
                    <th scope="row">
                      {t("access.rightName", {
                        element: elements.get(element)?.name ?? element,
                        action: words.action(action),
                      })}
                    </th>
                    <td data-label={names[0]}>{reach(scope)}</td>
                    <td data-label={names[1]}>{reach(otherScope)}</td>
                    <td>{scope !== otherScope && differs}</td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </TableScroll>
        </Card>
      )}
    </chakra.div>
  );
}
