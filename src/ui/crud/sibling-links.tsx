/** Links between lists that share a menu entry. */
import { css } from "#generated/styles/css/index.js";
import type { Area } from "./area.ts";
import { ButtonLink } from "../kit/link.tsx";
import { siblingAt } from "./addresses.ts";
import type { Labels } from "./labels.ts";

export function SiblingLinks({ area, labels, base }: { area: Area; labels: Labels; base: string }) {
  return (
    <nav
      className={css({
        display: "flex",
        columnGap: "5",
        borderBottomWidth: "1px",
        overflowX: "auto",
        scrollbarWidth: "none",
        px: "1px",
      })}
      aria-label={labels.text("siblings")}
    >
      {area.siblings?.map((name) => (
        <ButtonLink
          key={name}
          to={siblingAt(base, name)}
          variant="ghost"
          aria-current={name === area.name ? "page" : undefined}
          className={css({
            px: "0",
            mb: "-1px",
            color: "text.muted",
            borderRadius: "0",
            borderWidth: "0",
            borderBottomWidth: "2px",
            borderColor: "transparent",
            _hover: { bg: "transparent", color: "text" },
            _focusVisible: { outlineOffset: "-2px" },
            _currentPage: { color: "text", borderColor: "accent" },
          })}
        >
          {labels.text(`sibling.${name}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}
