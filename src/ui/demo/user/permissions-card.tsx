/** Permissions of a user by module. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Check, Eye, Minus, Pencil, Plus, Trash2, type LucideIcon } from "lucide-react";
import type { UserDetails } from "#generated/demo/schema.ts";
import { Card, CardTitle } from "../../kit/card.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { rights, type Right } from "./details-values.ts";

/** Columns share the width left by the module names; scrolls if the window is too narrow. */
export const RightsTable = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    "& :is(th, td)": {
      h: "10",
      px: { base: "1", sm: "3" },
      textAlign: "center",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& thead th": { h: "8", color: "text.muted", fontSize: "xs", fontWeight: "medium" },
    "& :is(th, td):first-of-type:is(th)": { textAlign: "start" },
    "& tbody th": { fontWeight: "normal" },
    "& tbody tr:last-of-type :is(th, td)": { borderBottomWidth: "0" },
    "& tbody tr:hover :is(th, td)": { bg: "hover" },
  },
});

const icons: Record<Right, LucideIcon> = { read: Eye, write: Pencil, create: Plus, delete: Trash2 };

/** Permission headers; icons in narrow windows, because some languages' words would not fit. */
export function RightHeads() {
  const t = useText();
  return rights.map((right) => {
    const Icon = icons[right];
    return (
      <th key={right} scope="col">
        <VisuallyHidden>{t(`user.right.${right}`)}</VisuallyHidden>
        <span className={css({ display: { base: "none", sm: "inline" } })} aria-hidden>
          {t(`user.right.${right}`)}
        </span>
        <span
          className={css({ display: { base: "inline-grid", sm: "none" }, verticalAlign: "middle" })}
          aria-hidden
          data-tip={t(`user.right.${right}`)}
        >
          <Icon size={16} />
        </span>
      </th>
    );
  });
}

export function PermissionsCard({ permissions }: { permissions: UserDetails["permissions"] }) {
  const t = useText();
  return (
    <Card className={css({ overflow: "hidden" })}>
      <CardTitle className={css({ px: "5", pt: "5", pb: "2" })}>{t("user.permissions")}</CardTitle>
      <div className={css({ overflowX: "auto", px: { base: "2", sm: "2" } })}>
        <RightsTable aria-label={t("user.permissions")}>
          <thead>
            <tr>
              <th scope="col">{t("user.module")}</th>
              <RightHeads />
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission.module}>
                <th scope="row">{t(`user.module.${permission.module}`)}</th>
                {rights.map((right) => (
                  <td key={right}>
                    <span
                      className={css({
                        display: "inline-grid",
                        verticalAlign: "middle",
                        color: permission[right] ? "success" : "text.muted",
                      })}
                    >
                      {permission[right] ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
                      <VisuallyHidden>{t(permission[right] ? "user.allowed" : "user.notAllowed")}</VisuallyHidden>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </RightsTable>
      </div>
    </Card>
  );
}
