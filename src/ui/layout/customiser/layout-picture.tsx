/** Miniature of a layout as its settings have it. */
import { css } from "#generated/styles/css/index.js";
import type { Settings } from "../../theme/settings.ts";

export function LayoutPicture({ settings }: { settings: Settings }) {
  const { menu, menuCollapsed, menuHidden, navbar, footer, width } = settings;
  const beside = menu === "vertical" && !menuHidden;
  const floating = navbar === "floating";
  const box = css.raw({ mx: "auto", w: width === "boxed" ? "70%" : "full" });
  return (
    <div
      className={css({
        display: "flex",
        w: "full",
        maxW: "18rem",
        h: "9rem",
        overflow: "hidden",
        bg: "canvas",
        borderWidth: "1px",
        borderColor: "border.strong",
        borderRadius: "control",
      })}
      aria-hidden
    >
      {beside && (
        <div
          className={css({
            w: menuCollapsed ? "1.25rem" : "4.5rem",
            bg: "surface",
            borderInlineEndWidth: "1px",
            borderColor: "border",
          })}
        />
      )}
      <div className={css({ flex: "1", minW: "0", display: "flex", flexDirection: "column", gap: "1.5" })}>
        {navbar !== "hidden" && (
          <div className={css({ h: "4", mt: floating ? "1.5" : "0", px: floating ? "1.5" : "0" }, floating && box)}>
            <div
              className={css({
                h: "full",
                bg: "surface",
                borderWidth: floating ? "1px" : "0",
                borderBottomWidth: "1px",
                borderColor: "border",
                borderRadius: floating ? "xs" : "0",
              })}
            />
          </div>
        )}
        {menu === "horizontal" && !menuHidden && (
          <div className={css({ h: "2.5", mx: "1.5", bg: "surface", borderRadius: "xs" })} />
        )}
        <div className={css({ flex: "1", px: "1.5", pt: navbar === "hidden" ? "1.5" : "0" }, box)}>
          <div
            className={css({
              h: "full",
              bg: "accent.subtle",
              borderWidth: "1px",
              borderColor: "accent",
              borderRadius: "xs",
            })}
          />
        </div>
        <div className={css({ h: footer === "hidden" ? "0" : "2.5", bg: footer === "hidden" ? undefined : "inset" })} />
      </div>
    </div>
  );
}
