/** Text inputs; inside a Field they get its label, help and error. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useText } from "../messages/use-text.ts";
import { Adorned } from "./adorned.tsx";
import { IconButton } from "./button.tsx";
import { useFieldControl } from "./field.tsx";

/** What text inputs, text areas and selects have in common. */
export const control = css.raw({
  w: "full",
  minW: "0",
  bg: "surface",
  color: "text",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "control",
  transition: "border-color",
  transitionDuration: "fast",
  _hover: { borderColor: "text.muted" },
  _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-1px", borderColor: "accent" },
  _invalid: { borderColor: "danger", _hover: { borderColor: "danger" }, _focusVisible: { outlineColor: "danger" } },
  _disabled: { opacity: 0.6, cursor: "not-allowed" },
  _readOnly: { bg: "inset" },
});

export const controlSizes = {
  variants: {
    size: {
      sm: css.raw({ h: "8", px: "2.5", fontSize: "sm" }),
      md: css.raw({ h: "9", px: "3", fontSize: "md" }),
      lg: css.raw({ h: "10", px: "3", fontSize: "md" }),
    },
  },
  defaultVariants: { size: "md" },
} as const;

const Base = chakra("input", { base: control, ...controlSizes });
export type InputProps = React.ComponentProps<typeof Base>;

export function Input(props: InputProps) {
  return <Base {...useFieldControl()} {...props} />;
}

const TextareaBase = chakra("textarea", {
  base: { ...control, py: "2", minH: "20", resize: "vertical" },
  ...controlSizes,
});

export function Textarea({ css: own, ...rest }: React.ComponentProps<typeof TextareaBase>) {
  // Its height depends on `rows`, not on the input size.
  return <TextareaBase {...useFieldControl()} {...rest} css={css.raw({ h: "auto" }, own)} />;
}

export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  const t = useText();
  const label = t(shown ? "common.hidePassword" : "common.showPassword");
  return (
    <Adorned
      actions={
        <IconButton label={label} size="xs" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      }
    >
      <Input
        {...props}
        type={shown ? "text" : "password"}
        css={{ paddingInlineEnd: "10" }}
        spellCheck={false}
        autoCapitalize="none"
      />
    </Adorned>
  );
}
