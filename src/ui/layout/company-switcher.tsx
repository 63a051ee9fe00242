/** Switches companies; on a company page it stays on the same area. */
import { css } from "#generated/styles/css/index.js";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Building2, ChevronsUpDown } from "lucide-react";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuChoice, MenuHeading } from "../kit/menu-items.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { useText } from "../messages/use-text.ts";
import { useAbility } from "../session/ability.ts";
import { useCompany } from "./company.ts";

export function CompanySwitcher() {
  const t = useText();
  const navigate = useNavigate();
  const mayRead = useAbility().can("read", "company-options");
  const area = useLocation({ select: ({ pathname }) => /^\/companies\/[^/]+\/([^/]+)/.exec(pathname)?.[1] });
  const { companies, current } = useCompany();
  if (!mayRead || companies?.length === 0) return null;
  return (
    <Menu
      trigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          data-tour="company"
          aria-label={`${t("shell.company")}: ${current?.label ?? ""}`}
          className={css({ color: "text", minW: "0", flexShrink: 1, px: { base: "1", sm: "3" } })}
        >
          {/* Very narrow windows only have room for the name. */}
          <span className={css({ display: { base: "none", sm: "inline-flex" } })}>
            <Building2 size={18} aria-hidden />
          </span>
          {/* Fixed width, so that nothing shifts when the name loads or changes. */}
          <span
            className={css({
              w: "11rem",
              flexShrink: 1,
              minW: "0",
              textAlign: "start",
              overflow: "hidden",
              textOverflow: "ellipsis",
              // Two small lines hold most names on phones.
              smDown: { fontSize: "xs", lineHeight: "1rem", whiteSpace: "normal", lineClamp: "2" },
            })}
            title={current?.label}
          >
            {current?.label ?? (companies ? t("shell.company") : <Skeleton css={{ w: "8rem" }} />)}
          </span>
          <span className={css({ display: { base: "none", sm: "inline-flex" } })}>
            <ChevronsUpDown size={16} aria-hidden />
          </span>
        </Button>
      )}
    >
      <MenuHeading>{t("shell.company")}</MenuHeading>
      {companies?.map(({ id, label }) => (
        <MenuChoice
          key={id}
          checked={id === current?.id}
          onSelect={() => void navigate({ to: `/companies/${id}/${area ?? "dashboard"}` })}
        >
          {label}
        </MenuChoice>
      ))}
    </Menu>
  );
}
