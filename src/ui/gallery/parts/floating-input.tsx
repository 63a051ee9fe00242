/** Input with a floating label. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useId } from "react";
import { Input, type InputProps } from "../../kit/input.tsx";

const Frame = chakra("div", {
  base: {
    position: "relative",
    "& label": {
      position: "absolute",
      insetInlineStart: "3",
      insetBlockStart: "3.5",
      color: "text.muted",
      pointerEvents: "none",
      transformOrigin: "0 0",
      transition: "transform 120ms ease-out",
      _rtl: { transformOrigin: "100% 0" },
    },
    "&:has(input:not(:placeholder-shown), input:focus) label": { transform: "translateY(-0.55rem) scale(0.86)" },
  },
});

export function FloatingInput({ label, ...rest }: Omit<InputProps, "placeholder" | "id" | "css"> & { label: string }) {
  const id = useId();
  return (
    <Frame>
      {/* The blank placeholder lets CSS detect whether the input is empty. */}
      <Input {...rest} id={id} placeholder=" " css={{ h: "12", pt: "4" }} />
      <label htmlFor={id}>{label}</label>
    </Frame>
  );
}
