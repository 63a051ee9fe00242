/** Rights matrix: actions and scope by element, grouped by module. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import type { AccessScope, ElementAction, RoleCatalogue } from "#generated/hrms/schema.ts";
import { accessScopes, elementActions } from "#src/domain/access/shared/vocabulary.ts";
import { Card } from "../../../kit/card.tsx";
import { CheckGrid, type GridCell, type GridGroup } from "../shared/check-grid.tsx";
import { SearchBox } from "../../../table/search-box.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { NoMatch } from "../../../kit/states.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { rightKey, type Rights, type Wanted } from "./role-draft.ts";
import { useAccessWords, useCatalogue } from "../shared/use-catalogue.ts";

interface RightsMatrixProps {
  catalogue: RoleCatalogue;
  saved: Rights;
  wanted: Wanted;
  /** Undefined if read-only. */
  onChange?: ((element: string, actions: readonly ElementAction[], scope: AccessScope | null) => void) | undefined;
}

/** Stands for all elements, including future ones. */
const every = "*";

export function RightsMatrix({ catalogue, saved, wanted, onChange }: RightsMatrixProps) {
  const t = useText();
  const words = useAccessWords();
  const { elements } = useCatalogue();
  const [q, setQ] = useState("");
  const scopeOf = (element: string, action: string): AccessScope | null => {
    const asked = wanted.get(rightKey(element, action));
    return asked === undefined ? (saved.get(rightKey(element, action)) ?? null) : asked;
  };
  const actionsOf = (element: string): readonly ElementAction[] =>
    element === every ? elementActions : (elements.get(element)?.actions ?? []);
  const scopesOf = (element: string): AccessScope[] => [
    ...new Set(actionsOf(element).flatMap((action) => scopeOf(element, action) ?? [])),
  ];
  const cell = (element: string, column: string): GridCell | undefined => {
    if (!actionsOf(element).some((action) => action === column)) return undefined;
    const scope = scopeOf(element, column);
    // A right granted for all elements cannot be removed from one.
    if (scope === null && element !== every && scopeOf(every, column) !== null) return { checked: true, fixed: true };
    return { checked: scope !== null, changed: scope !== (saved.get(rightKey(element, column)) ?? null) };
  };
  const fits = (name: string): boolean => name.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase());
  const hasEvery = elementActions.some(
    (action) => scopeOf(every, action) !== null || saved.has(rightKey(every, action)),
  );
  const groups = [
    ...(hasEvery && q === ""
      ? [{ id: every, title: t("access.everything"), rows: [{ id: every, label: t("access.everyElement") }] }]
      : []),
    ...catalogue.modules.map((module): GridGroup => ({
      id: module.code ?? "none",
      title: module.name ?? t("access.inNoModule"),
      ...(!module.held && { note: <Tag tone="warning">{t("access.notInPackage")}</Tag> }),
      rows: module.elements
        .filter(({ name }) => fits(name))
        .map(({ code, name, sensitivity }) => ({
          id: code,
          label: name,
          ...(sensitivity !== "public" && { note: <Tag>{words.fieldClass(sensitivity)}</Tag> }),
        })),
    })),
  ].filter(({ rows }) => rows.length > 0);
  const reach = (element: string) => {
    const given = scopesOf(element);
    if (given.length === 0) return null;
    const value = given.length === 1 && given[0] !== undefined ? given[0] : "";
    if (!onChange) return <span className={css({ whiteSpace: "nowrap" })}>{given.map(words.scope).join(", ")}</span>;
    const held = actionsOf(element).filter((action) => scopeOf(element, action) !== null);
    return (
      <Select
        aria-label={t("access.reachOf", {
          element: element === every ? t("access.everyElement") : (elements.get(element)?.name ?? element),
        })}
        frameCss={{ w: "11rem" }}
        css={{ maxW: "full" }}
        size="sm"
        value={value}
        onChange={(event) => onChange(element, held, event.target.value as AccessScope)}
      >
        {value === "" && <option value="">{t("access.severalReaches")}</option>}
        <Options values={accessScopes} label={words.scope} />
      </Select>
    );
  };
  return (
    <section className={css({ mt: "4" })} aria-label={t("access.rights")}>
      <div className={css({ maxW: "22rem", mb: "3" })}>
        <SearchBox label={t("access.searchElements")} value={q} onChange={setQ} />
      </div>
      <Card className={css({ overflow: "hidden" })}>
        {groups.length === 0 ? (
          <NoMatch query={q} onClear={() => setQ("")} />
        ) : (
          <CheckGrid
            label={t("access.rights")}
            corner={t("access.element")}
            groups={groups}
            columns={words.columns}
            cell={cell}
            onToggle={
              onChange &&
              ((element, action, checked) =>
                onChange(element, [action as ElementAction], checked ? (scopesOf(element)[0] ?? "company") : null))
            }
            end={{ label: t("access.reaches"), of: reach }}
            words={words.grid}
          />
        )}
      </Card>
    </section>
  );
}
