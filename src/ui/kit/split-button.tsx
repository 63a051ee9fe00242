/** A button for what is done most, and beside it a menu of its other ways. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton, type ButtonProps } from "./button.tsx";
import { ButtonGroup } from "./button-group.tsx";
import { Menu } from "./menu.tsx";

type SplitButtonProps = Pick<ButtonProps, "variant" | "size" | "colorPalette" | "loading" | "disabled"> & {
  /** Of both together. */
  label: string;
  /** Of the arrow alone. */
  moreLabel: string;
  /** What the button itself says. */
  children: ReactNode;
  onClick: () => void;
  /** Entries of the menu. */
  menu: ReactNode;
};

export function SplitButton({
  label,
  moreLabel,
  children,
  onClick,
  menu,
  disabled = false,
  loading = false,
  ...look
}: SplitButtonProps) {
  return (
    <ButtonGroup label={label}>
      <Button {...look} disabled={disabled} loading={loading} onClick={onClick}>
        {children}
      </Button>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton {...look} {...props} variant={look.variant ?? "outline"} disabled={disabled} label={moreLabel}>
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        )}
      >
        {menu}
      </Menu>
    </ButtonGroup>
  );
}
