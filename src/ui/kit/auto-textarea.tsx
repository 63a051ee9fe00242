/** Textarea that grows with its content up to a maximum, then scrolls. */
import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { Textarea } from "./input.tsx";

type AutoTextareaProps = Omit<ComponentProps<typeof Textarea>, "css"> & { maxLines?: number };

const lineHeight = 1.25;
const paddings = 1.125;

export function AutoTextarea({ maxLines = 10, value, ...rest }: AutoTextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    // CSS field-sizing does the same where supported.
    if (!area.current || CSS.supports("field-sizing", "content")) return;
    area.current.style.height = "auto";
    area.current.style.height = `${area.current.scrollHeight + 2}px`;
  }, [value]);
  return (
    <Textarea
      {...rest}
      ref={area}
      value={value}
      style={{ maxHeight: `${maxLines * lineHeight + paddings}rem` }}
      css={{ minH: "9", resize: "none", fieldSizing: "content" }}
    />
  );
}
