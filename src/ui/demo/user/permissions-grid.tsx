/** Permission checkboxes by module, with select-all for rows, columns and the table. */
import { css } from "#generated/styles/css/index.js";
import type { UserPermission } from "#generated/demo/schema.ts";
import { Checkbox } from "../../kit/checkbox.tsx";
import { useText } from "../../messages/use-text.ts";
import { rights, type Right } from "./details-values.ts";
import { RightHeads, RightsTable } from "./permissions-card.tsx";

interface PermissionsGridProps {
  permissions: readonly UserPermission[];
  onChange: (permissions: readonly UserPermission[]) => void;
}

type Cell = readonly [permission: UserPermission, right: Right];

export function PermissionsGrid({ permissions, onChange }: PermissionsGridProps) {
  const t = useText();
  const set = (cells: readonly Cell[], on: boolean): void =>
    onChange(
      permissions.map((permission) => {
        const mine = cells.filter(([of]) => of === permission).map(([, right]) => [right, on]);
        return mine.length === 0
          ? permission
          : { ...permission, ...(Object.fromEntries(mine) as Partial<UserPermission>) };
      }),
    );
  const box = (label: string, cells: readonly Cell[]) => {
    const on = cells.filter(([permission, right]) => permission[right]).length;
    return (
      <label
        className={css({
          display: "inline-grid",
          verticalAlign: "middle",
          placeItems: "center",
          minW: "6",
          minH: "6",
          cursor: "pointer",
        })}
      >
        <Checkbox
          aria-label={label}
          checked={on === cells.length}
          indeterminate={on > 0 && on < cells.length}
          onChange={(event) => set(cells, event.target.checked)}
        />
      </label>
    );
  };
  const row = (permission: UserPermission): Cell[] => rights.map((right) => [permission, right]);
  return (
    <div className={css({ overflowX: "auto", mx: { base: "-2", sm: "-3" } })}>
      <RightsTable aria-label={t("user.permissions")}>
        <thead>
          <tr>
            <th scope="col">{t("user.module")}</th>
            <RightHeads />
            <th scope="col">{t("user.allRights")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th className={css({ color: "text.muted" })} scope="row">
              {t("user.allRights")}
            </th>
            {rights.map((right) => (
              <td key={right}>
                {box(
                  t("user.everywhere", { right: t(`user.right.${right}`) }),
                  permissions.map((permission) => [permission, right]),
                )}
              </td>
            ))}
            <td>{box(t("user.everything"), permissions.flatMap(row))}</td>
          </tr>
          {permissions.map((permission) => {
            const module = t(`user.module.${permission.module}`);
            return (
              <tr key={permission.module}>
                <th scope="row">{module}</th>
                {rights.map((right) => (
                  <td key={right}>
                    {box(t("user.rightOf", { right: t(`user.right.${right}`), module }), [[permission, right]])}
                  </td>
                ))}
                <td>{box(t("user.everythingIn", { module }), row(permission))}</td>
              </tr>
            );
          })}
        </tbody>
      </RightsTable>
    </div>
  );
}
