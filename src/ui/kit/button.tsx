/** Button with a loading state that keeps its width; use one solid button per page. */
import { css, cx } from "#generated/styles/css/index.js";
import { button, type ButtonVariantProps } from "#generated/styles/recipes/index.js";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariantProps["variant"];
  size?: ButtonVariantProps["size"];
  /** As wide as high, for an icon. */
  square?: boolean;
  loading?: boolean;
  /** Has nothing to do now. Not `disabled`, which would drop the focus. */
  inactive?: boolean;
}

const turning = css({ position: "absolute", animation: "spin 0.8s linear infinite" });
const hidden = css({ display: "inline-flex", alignItems: "center", gap: "2", opacity: 0 });

export function Button({
  variant,
  size,
  square,
  loading = false,
  inactive = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={inactive || undefined}
      {...rest}
      className={cx(button({ variant, size, square }), className)}
      disabled={disabled}
      aria-busy={loading || undefined}
      onClick={loading || inactive ? (event) => event.preventDefault() : onClick}
    >
      {loading ? (
        <>
          <span className={turning}>
            <LoaderCircle size={16} aria-hidden />
          </span>
          <span className={hidden}>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, "square" | "aria-label"> & { label: string };

/** Icon-only button: the label is its accessible name and tooltip. */
export function IconButton({ label, variant = "ghost", ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} square aria-label={label} data-tip={label} />;
}
