/** Button with a loading state that keeps its width; use one solid button per page. */
import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { LoaderCircle } from "lucide-react";

/** Style while the button's menu or dialog is open. */
const whileOpen = (styles: SystemStyleObject) => ({ "&[aria-haspopup][aria-expanded=true]": styles });

export const ButtonBase = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    position: "relative",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "control",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    cursor: "pointer",
    userSelect: "none",
    colorPalette: "accent",
    transition: "background-color, border-color, color",
    transitionDuration: "fast",
    "& svg": { flexShrink: 0 },
    _disabled: { opacity: 0.55, cursor: "not-allowed" },
    _highContrast: { borderColor: "ButtonText" },
  },
  variants: {
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast", _hover: { bg: "colorPalette.hover" } },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.text", _hover: { borderColor: "colorPalette.border" } },
      outline: {
        bg: "surface",
        color: "text",
        borderColor: "border",
        _hover: { bg: "hover" },
        ...whileOpen({ bg: "hover" }),
      },
      ghost: {
        color: "text.muted",
        _hover: { bg: "hover", color: "text" },
        ...whileOpen({ bg: "hover", color: "text" }),
      },
      link: { color: "colorPalette.text", px: "0!", h: "auto!", _hover: { textDecoration: "underline" } },
    },
    size: {
      xs: { h: "7", minW: "7", px: "2.5", fontSize: "sm" },
      sm: { h: "8", minW: "8", px: "2.5", fontSize: "sm" },
      md: { h: "9", minW: "9", px: "3", fontSize: "md" },
      lg: { h: "10", minW: "10", px: "4", fontSize: "md" },
    },
    square: { true: { px: "0!" } },
  },
  defaultVariants: { variant: "outline", size: "md" },
});

export type ButtonProps = React.ComponentProps<typeof ButtonBase> & { loading?: boolean };

export function Button({ loading = false, children, disabled, onClick, ...rest }: ButtonProps) {
  return (
    <ButtonBase
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? (
        <>
          <chakra.span position="absolute" animation="spin 0.8s linear infinite">
            <LoaderCircle size={16} aria-hidden />
          </chakra.span>
          <chakra.span display="inline-flex" alignItems="center" gap="2" opacity={0}>
            {children}
          </chakra.span>
        </>
      ) : (
        children
      )}
    </ButtonBase>
  );
}

type IconButtonProps = Omit<ButtonProps, "square" | "aria-label"> & { label: string };

/** Icon-only button: the label is its accessible name and tooltip. */
export function IconButton({ label, variant = "ghost", ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} square aria-label={label} data-tip={label} />;
}
