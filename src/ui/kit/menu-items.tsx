/** Menu items: actions, links, radio and checkbox items, headings, separators. */
import { cx } from "#generated/styles/css/index.js";
import { menu as recipe } from "#generated/styles/recipes/index.js";
import { createLink } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useOpenMenu } from "./open-menu.ts";

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** At the end of the row, such as a shortcut or count. */
  hint?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export function MenuHint({ children }: { children: ReactNode }) {
  return <span className={recipe().hint}>{children}</span>;
}

export function MenuItem({ icon, children, hint, danger = false, disabled = false, onSelect }: MenuItemProps) {
  const menu = useOpenMenu();
  return (
    <button
      type="button"
      {...menu.propsOf(useId())}
      className={recipe({ danger }).item}
      // Disabled ones can be reached, so that people learn of them.
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (disabled) return;
        onSelect();
        menu.close();
      }}
    >
      {icon}
      {children}
      {hint !== undefined && <MenuHint>{hint}</MenuHint>}
    </button>
  );
}

interface MenuChoiceProps {
  checked: boolean;
  children: ReactNode;
  icon?: ReactNode;
  /** Single (radio) or multiple choice (checkbox). */
  kind?: "radio" | "checkbox";
  lang?: string;
  onSelect: () => void;
}

export function MenuChoice({ checked, children, icon, kind = "radio", lang, onSelect }: MenuChoiceProps) {
  const menu = useOpenMenu();
  return (
    <button
      type="button"
      {...menu.propsOf(useId(), kind, checked)}
      className={recipe().item}
      lang={lang}
      onClick={() => {
        onSelect();
        menu.close();
      }}
    >
      {icon}
      {children}
      <MenuHint>{checked ? <Check size={16} aria-hidden /> : null}</MenuHint>
    </button>
  );
}

function RowAnchor({ onClick, className, children, ...rest }: ComponentProps<"a">) {
  const menu = useOpenMenu();
  return (
    <a
      {...(menu.propsOf(useId()) as ComponentProps<"a">)}
      {...rest}
      className={cx(recipe().item, className)}
      onClick={(event) => {
        onClick?.(event);
        menu.close();
      }}
    >
      {children}
    </a>
  );
}
export const MenuLink = createLink(RowAnchor);

export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <div className={recipe().heading} role="presentation">
      {children}
    </div>
  );
}

export function MenuSeparator() {
  return <div className={recipe().separator} role="separator" />;
}
