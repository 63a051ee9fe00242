/** Option with highlighted matches, and a tick if selected. */
import { css, cx } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Check, Plus } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import type { Text } from "../../messages/use-text.ts";
import { Highlight } from "../highlight.tsx";
import { createValue, type Option } from "./option.ts";

const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    px: "2",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { bg: "hover" },
    "&[data-active]": { bg: "accent.subtle" },
    "&[aria-disabled=true]": { opacity: 0.5, cursor: "not-allowed", bg: "transparent" },
    "& svg": { flexShrink: 0, color: "accent.text" },
  },
});

const oneLine = css({ display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const detailText = css({ color: "text.muted", fontSize: "xs", lineHeight: "xs" });

interface OptionRowProps {
  id: string;
  box: CSSProperties;
  option: Option;
  active: boolean;
  chosen: boolean;
  /** 1-based, among all options. */
  position: number;
  count: number;
  words: readonly string[];
  start?: ReactNode;
  text: Text;
  onChoose: () => void;
}

export function OptionRow({
  id,
  box,
  option,
  active,
  chosen,
  position,
  count,
  words,
  start,
  text: t,
  onChoose,
}: OptionRowProps) {
  const { value, label, detail, disabled = false } = option;
  const isNew = value === createValue;
  return (
    <Line
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      aria-setsize={count}
      aria-posinset={position}
      data-active={active || undefined}
      style={box}
      onClick={disabled ? undefined : onChoose}
    >
      {isNew ? <Plus size={16} aria-hidden /> : start}
      <span className={css({ flex: "1", minW: "0" })} title={label}>
        <span className={oneLine}>
          {isNew ? t("fields.create", { name: label }) : <Highlight text={label} words={words} />}
        </span>
        {detail !== undefined && (
          <span className={cx(oneLine, detailText)}>
            <Highlight text={detail} words={words} />
          </span>
        )}
      </span>
      {chosen && <Check size={16} aria-hidden />}
    </Line>
  );
}
