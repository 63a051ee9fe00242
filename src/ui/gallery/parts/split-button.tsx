/** Split button: default action, and a menu of alternatives. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton, type ButtonProps } from "../../kit/button.tsx";
import { ButtonGroup } from "./button-group.tsx";
import { Menu } from "../../kit/menu.tsx";

type SplitButtonProps = Pick<ButtonProps, "variant" | "size" | "loading" | "disabled"> & {
  className?: string;
  /** Accessible name of the group. */
  label: string;
  /** Accessible name of the arrow. */
  moreLabel: string;
  children: ReactNode;
  onClick: () => void;
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
