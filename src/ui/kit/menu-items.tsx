/** Menu items: actions, links, radio and checkbox items, headings, separators. */
import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export const MenuRow = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    w: "full",
    minH: "8",
    px: "2",
    py: "1",
    borderRadius: "control",
    textAlign: "start",
    textDecoration: "none",
    color: "text",
    cursor: "pointer",
    "& svg": { color: "text.muted", flexShrink: 0 },
    _hover: { bg: "hover" },
    _focusVisible: { bg: "hover", outlineOffset: "-2px" },
    _disabled: { opacity: 0.5, cursor: "not-allowed" },
  },
  variants: { danger: { true: { color: "danger.text", "& svg": { color: "danger.text" } } } },
});

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
  return (
    <chakra.span marginInlineStart="auto" paddingInlineStart="4" color="text.muted" fontSize="xs">
      {children}
    </chakra.span>
  );
}

export function MenuItem({ icon, children, hint, danger = false, disabled = false, onSelect }: MenuItemProps) {
  return (
    <MenuRow
      type="button"
      role="menuitem"
      tabIndex={-1}
      danger={danger}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onSelect}
    >
      {icon}
      {children}
      {hint !== undefined && <MenuHint>{hint}</MenuHint>}
    </MenuRow>
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
  return (
    <MenuRow type="button" role={`menuitem${kind}`} tabIndex={-1} aria-checked={checked} lang={lang} onClick={onSelect}>
      {icon}
      {children}
      <MenuHint>{checked ? <Check size={16} aria-hidden /> : null}</MenuHint>
    </MenuRow>
  );
}

const RowAnchor = (props: React.ComponentProps<typeof MenuRow> & React.ComponentProps<"a">) => (
  <MenuRow as="a" role="menuitem" tabIndex={-1} {...props} />
);
export const MenuLink = createLink(RowAnchor);

export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      px="2"
      pt="1.5"
      pb="1"
      fontSize="xs"
      lineHeight="xs"
      fontWeight="medium"
      color="text.muted"
      role="presentation"
    >
      {children}
    </chakra.div>
  );
}

export function MenuSeparator() {
  return <chakra.div role="separator" my="1" mx="-1" borderTopWidth="1px" borderColor="border" />;
}
