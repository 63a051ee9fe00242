/** Effective permissions of a person by company, with role, scope, and what the package withholds. */
import { css } from "#generated/styles/css/index.js";
import { Fragment } from "react";
import type { CompanyPermissions, EffectivePermissions, Permission } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { SearchBox } from "../../../table/search-box.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PlainTable, TableScroll } from "../../../table/plain-table.tsx";
import { EmptyState, NoMatch } from "../../../kit/states.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { type BuiltInName, useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAccessWords } from "../shared/use-catalogue.ts";

interface PermissionsProps {
  of: EffectivePermissions;
  q: string;
  onQ: (q: string) => void;
}

const fits = (texts: readonly (string | null)[], q: string): boolean =>
  texts.some((text) => text?.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase()));

type Worded = Pick<Permission, "name" | "module" | "action" | "roles">;

function worded<Right extends Omit<Worded, "action">>(builtIn: BuiltInName, right: Right): Right {
  return {
    ...right,
    name: builtIn("element", right.name),
    module: right.module === null ? null : builtIn("module", right.module),
    roles: right.roles.map((role) => builtIn("role", role)),
  };
}

export function Permissions({ of: data, q, onQ }: PermissionsProps) {
  const t = useText();
  const words = useAccessWords();
  // The search covers element, module, action, role and company.
  const builtIn = useBuiltInName();
  const found = data.companies.map((place) => {
    const matches = (one: Worded) =>
      fits([one.name, one.module, words.action(one.action), ...one.roles, place.company], q);
    return {
      ...place,
      roles: place.roles.map((role) => builtIn("role", role)),
      fieldRights: place.fieldRights.map((one) => ({ ...one, roles: one.roles.map((role) => builtIn("role", role)) })),
      permissions: place.permissions.map((one) => worded(builtIn, one)).filter(matches),
      withheld: place.withheld.map((one) => worded(builtIn, one)).filter(matches),
    };
  });
  const shown = found.filter(({ permissions, withheld }) => q === "" || permissions.length + withheld.length > 0);
  return (
    <div className={css({ display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" })}>
      <p className={css({ color: "text.muted", maxW: "prose" })}>
        {data.package === null ? t("access.noPackage") : t("access.whyIntro", { package: data.package })}
      </p>
      <SearchBox label={t("access.searchRights")} value={q} onChange={onQ} />
      {q !== "" && shown.length === 0 && (
        <Card>
          <NoMatch query={q} onClear={() => onQ("")} />
        </Card>
      )}
      {data.companies.length === 0 && (
        <Card>
          <EmptyState title={t("access.nothingToday")} />
        </Card>
      )}
      {shown.map((place) => (
        <InCompany key={place.id} place={place} whole={q === ""} />
      ))}
    </div>
  );
}

function InCompany({ place, whole }: { place: CompanyPermissions; whole: boolean }) {
  const t = useText();
  const words = useAccessWords();
  const { date } = useFormat();
  const modules = [...new Set(place.permissions.map(({ module }) => module))];
  const from = t("access.grantedBy", {
    roles: place.roles.join(", "),
    scope: words.scope(place.scope),
    from: date(place.validFrom),
  });
  return (
    <Card className={css({ overflow: "hidden" })}>
      <div className={css({ px: "5", pt: "4", pb: "2" })}>
        <CardTitle>{place.company}</CardTitle>
        <p className={css({ color: "text.muted" })}>
          {place.validTo === null ? from : `${from} ${t("access.grantEnds", { until: date(place.validTo) })}`}
        </p>
      </div>
      <TableScroll label={place.company}>
        <PlainTable small stacked>
          <thead>
            <tr>
              <th scope="col">{t("access.element")}</th>
              <th scope="col">{t("access.mayDo")}</th>
              <th scope="col">{t("access.reaches")}</th>
              <th scope="col">{t("access.because")}</th>
            </tr>
          </thead>
          <tbody>
            {modules.map((module) => (
              <Fragment key={module ?? ""}>
                <tr>
                  <th className={css({ bg: "inset", fontSize: "sm" })} scope="colgroup" colSpan={4}>
                    {module ?? t("access.inNoModule")}
                  </th>
                </tr>
                {linesOf(place.permissions.filter((one) => one.module === module)).map((line) => (
                  <tr key={`${line.element} ${line.scope} ${line.roles.join()}`}>
                    <th scope="row">{line.name}</th>
                    <td data-label={t("access.mayDo")}>{line.actions.map(words.action).join(", ")}</td>
                    <td data-label={t("access.reaches")}>{words.scope(line.scope)}</td>
                    <td data-label={t("access.because")}>{line.roles.join(", ")}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
            {place.withheld.length > 0 && (
              <tr>
                <th className={css({ bg: "inset", fontSize: "sm" })} scope="colgroup" colSpan={4}>
                  {t("access.withheld")}
                </th>
              </tr>
            )}
            {linesOf(place.withheld.map((right) => ({ ...right, scope: place.scope }))).map((line) => (
              <tr key={`withheld ${line.element}`}>
                <th scope="row">{line.name}</th>
                <td className={css({ color: "text.muted" })} data-label={t("access.mayDo")}>
                  {line.actions.map(words.action).join(", ")}
                </td>
                <td className={css({ color: "text.muted" })} data-label={t("access.reaches")}>
                  –
                </td>
                <td className={css({ color: "text.muted" })} data-label={t("access.because")}>
                  {t("access.withheldWhy", { module: line.module ?? "–", roles: line.roles.join(", ") })}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </TableScroll>
      {whole && <FieldRights place={place} />}
    </Card>
  );
}

function FieldRights({ place }: { place: CompanyPermissions }) {
  const t = useText();
  const words = useAccessWords();
  return (
    <div className={css({ px: "5", py: "4", display: "grid", gap: "1.5" })}>
      <h3 className={css({ fontWeight: "semibold" })}>{t("access.fieldRights")}</h3>
      {place.fieldRights.map(({ class: name, read, write, roles }) => (
        <div key={name} className={css({ display: "flex", flexWrap: "wrap", columnGap: "3" })}>
          <span className={css({ minW: "7rem" })}>{words.fieldClass(name)}</span>
          <Tag tone={write ? "warning" : read ? "info" : "neutral"}>
            {t(write ? "access.readsAndWrites" : read ? "access.reads" : "access.notGiven")}
          </Tag>
          {roles.length > 0 && <span className={css({ color: "text.muted" })}>{roles.join(", ")}</span>}
        </div>
      ))}
    </div>
  );
}

interface Line extends Pick<Permission, "element" | "name" | "module" | "scope" | "roles"> {
  readonly actions: Permission["action"][];
}

/** Groups actions of an element with the same scope and source. */
function linesOf(permissions: readonly Permission[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { element, name, module, action, scope, roles } of permissions) {
    const key = `${element} ${scope} ${roles.join()}`;
    const line = lines.get(key) ?? { element, name, module, scope, roles, actions: [] };
    line.actions.push(action);
    lines.set(key, line);
  }
  return [...lines.values()];
}
