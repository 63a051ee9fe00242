/** Horizontal menu below the navbar; groups that don't fit go behind "more". */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown, House } from "lucide-react";
import { useRef } from "react";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { Popover } from "../kit/popover.tsx";
import { useText } from "../messages/use-text.ts";
import { useSettings } from "../theme/settings-store.ts";
import { contentWidth } from "./content-width.ts";
import { Flyout } from "./menu-flyout.tsx";
import { Group } from "./menu-group.tsx";
import { addressOf, entriesIn } from "./menu.ts";
import { useFitting } from "./use-fitting.ts";
import { useMenu } from "./use-menu.ts";

const roomForMore = 112;
const here = css({ bg: "accent.subtle", color: "accent.text" });
const elsewhere = css({ color: "text" });

export function HorizontalMenu() {
  const t = useText();
  const { navbar, width } = useSettings();
  const { sections, companyId, active } = useMenu();
  const line = useRef<HTMLUListElement>(null);
  const first = sections.find((section) => section.first)?.first;
  const firstAddress = first && addressOf(first, companyId);
  const groups = sections.flatMap((section) => section.groups);
  const lead = firstAddress ? 1 : 0;
  const fitting = useFitting(line, roomForMore, groups.length + lead) - lead;
  const rest = groups.slice(Math.max(0, fitting));
  const restIsHere = rest.some((group) => entriesIn(group).some(({ area }) => area === active));
  return (
    <nav
      aria-label={t("shell.menu")}
      className={css(
        {
          h: "full",
          display: "flex",
          alignItems: "center",
          gap: "1",
          px: navbar === "floating" ? "1.5" : { base: "2", md: "5" },
        },
        contentWidth(width),
      )}
    >
      <ul
        ref={line}
        className={css({ display: "flex", gap: "1", minW: "0", flex: rest.length > 0 ? "0 1 auto" : undefined })}
      >
        {first && firstAddress && (
          <li>
            <ButtonLink
              to={firstAddress}
              variant="ghost"
              size="sm"
              aria-current={first.area === active ? "page" : undefined}
              className={first.area === active ? here : elsewhere}
            >
              <House size={16} aria-hidden />
              {t(`shell.area.${first.area}`)}
            </ButtonLink>
          </li>
        )}
        {groups.map((group, index) => {
          const { icon: Icon } = group;
          const shown = index < fitting;
          return (
            // Out of view but measurable; hidden items take no tab stop.
            <li
              key={group.name}
              className={shown ? undefined : css({ visibility: "hidden", position: "absolute", insetInlineStart: "0" })}
            >
              <Flyout
                {...{ group, companyId, active }}
                side="below"
                trigger={(props, name) => (
                  <Button {...props} variant="ghost" size="sm" className={props["aria-current"] ? here : elsewhere}>
                    <Icon size={16} aria-hidden />
                    {name}
                    <ChevronDown size={14} aria-hidden />
                  </Button>
                )}
              />
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <Popover
          align="end"
          label={t("shell.moreMenu")}
          trigger={(props) => (
            <Button
              {...props}
              variant="ghost"
              size="sm"
              aria-current={restIsHere ? "true" : undefined}
              className={restIsHere ? here : elsewhere}
            >
              {t("shell.moreMenu")}
              <ChevronDown size={14} aria-hidden />
            </Button>
          )}
        >
          {(close) => (
            <ul
              className={css({ display: "grid", gap: "1px", w: "15rem" })}
              onClick={(event) => (event.target as HTMLElement).closest("a") && close()}
            >
              {rest.map((group) => (
                <Group key={group.name} group={group} companyId={companyId} active={active} />
              ))}
            </ul>
          )}
        </Popover>
      )}
    </nav>
  );
}
