/** Icon button with its shortcut in the tooltip; ignores double clicks. */
import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "./button.tsx";

type ToolButtonProps = Omit<ButtonProps, "square" | "aria-label"> & {
  label: string;
  /** Shortcut as displayed, such as "Ctrl+B"; only in the tooltip. */
  hint?: string | undefined;
};

export function ToolButton({ label, hint, variant = "ghost", size = "sm", onClick, ...rest }: ToolButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      square
      aria-label={label}
      data-tip={hint === undefined ? label : `${label} · ${hint}`}
      onClick={onClick && ((event: MouseEvent<HTMLButtonElement>) => event.detail < 2 && onClick(event))}
    />
  );
}
