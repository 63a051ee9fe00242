/** Breadcrumb; the last item is the current page, long ones fold in the middle. */
import { css } from "#generated/styles/css/index.js";
import { ChevronRight, Ellipsis } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { Link } from "./link.tsx";
import { MenuLink } from "./menu-items.tsx";
import { Menu } from "./menu.tsx";

export interface Crumb {
  readonly label: string;
  /** Path; undefined for the current page. */
  readonly to?: string;
  readonly icon?: ReactNode;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  /** Accessible name, if a page has several. */
  label?: string;
  separator?: ReactNode;
  align?: "start" | "center" | "end";
  /** Above this number the middle items are in a menu. */
  max?: number;
}

export function Breadcrumb({
  crumbs,
  label,
  separator = <ChevronRight size={14} />,
  align = "start",
  max = Infinity,
}: BreadcrumbProps) {
  const t = useText();
  const folded = crumbs.length > max ? crumbs.slice(1, crumbs.length - max + 1) : [];
  const shown = crumbs.filter((crumb) => !folded.includes(crumb));
  return (
    <nav aria-label={label ?? t("shell.breadcrumb")}>
      <ol
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: align === "center" ? "center" : align === "end" ? "flex-end" : "flex-start",
          gap: "1",
          fontSize: "sm",
          lineHeight: "sm",
          color: "text.muted",
        })}
      >
        {shown.map((crumb, index) => (
          <Fragment key={`${index} ${crumb.label}`}>
            {index === 1 && folded.length > 0 && (
              <li className={css(item)}>
                <Separator>{separator}</Separator>
                <Folded crumbs={folded} />
              </li>
            )}
            <li className={css(item)}>
              {index > 0 && <Separator>{separator}</Separator>}
              <Step {...crumb} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function Separator({ children }: { children: ReactNode }) {
  return (
    <span className={css({ flexShrink: 0, _rtl: { transform: "scaleX(-1)" } })} aria-hidden>
      {children}
    </span>
  );
}

/** With what separates it from the one before, which so never ends a line. */
const item = css.raw({ display: "flex", alignItems: "center", gap: "1", minW: "0", overflowWrap: "anywhere" });

/** Minimum touch target height. */
const step = css.raw({ display: "inline-flex", alignItems: "center", gap: "1", minH: "6" });

function Step({ label, to, icon }: Crumb) {
  return to === undefined ? (
    <span className={css(step, { color: "text" })} aria-current="page">
      {icon}
      {label}
    </span>
  ) : (
    <Link to={to} className={css(step, { color: "text.muted" })}>
      {icon}
      {label}
    </Link>
  );
}

function Folded({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText();
  return (
    <Menu
      trigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          label={t("tools.crumbsBetween", { count: crumbs.length })}
          className={css({ h: "6", minW: "6" })}
        >
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    >
      {crumbs.map(({ label, to, icon }) => (
        <MenuLink key={label} to={to ?? "."}>
          {icon}
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
