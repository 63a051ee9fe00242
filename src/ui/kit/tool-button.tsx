/** An icon button that knows its key: the tip shows it, and two fast clicks count as one. */
import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "./button.tsx";

type ToolButtonProps = Omit<ButtonProps, "square" | "aria-label"> & {
  label: string;
  /** As it is written for people, such as "Ctrl+B"; in the tip alone. */
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
