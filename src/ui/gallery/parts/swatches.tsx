/** Colours with token, value and contrast; a click copies the token. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../kit/format.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { contrastOf, useSkinChange, valueOf } from "./colour.ts";

interface SwatchesProps {
  /** Names of the variables, such as "accent-hover". */
  names: readonly string[];
  /** What the contrast is against; the first that is not the colour itself counts. */
  against: readonly string[];
  /** An accent other than the selected one. */
  palette?: string;
}

/** "accent-hover" is the token `accent.hover`. */
const tokenOf = (name: string): string => name.replace("-", ".");

export function Swatches({ names, against, palette }: SwatchesProps) {
  const t = useText();
  const format = useFormat();
  const skin = useSkinChange();
  const list = useRef<HTMLUListElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const element = list.current;
    if (element) setValues(Object.fromEntries([...names, ...against].map((name) => [name, valueOf(name, element)])));
  }, [skin, names, against, palette]);
  const copy = async (name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(tokenOf(name));
      toast({ text: t("showcase-foundations.copied", { name: tokenOf(name) }) });
    } catch {
      toast({ kind: "error", text: t("tools.notCopied") });
    }
  };
  return (
    <ul
      ref={list}
      data-palette={palette}
      className={css({ display: "grid", gap: "2", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))" })}
    >
      {names.map((name) => {
        const value = values[name] ?? "";
        const other = values[against.find((each) => each !== name) ?? ""] ?? "";
        const opaque = /^#[0-9a-f]{6}$/.test(value) && /^#[0-9a-f]{6}$/.test(other);
        return (
          <li key={name}>
            <button
              type="button"
              data-token={tokenOf(name)}
              data-tip={t("showcase-foundations.copyToken", { name: tokenOf(name) })}
              className={css({
                display: "block",
                w: "full",
                overflow: "hidden",
                textAlign: "start",
                borderWidth: "1px",
                borderColor: "border",
                borderRadius: "control",
                cursor: "pointer",
                _hover: { borderColor: "border.strong" },
              })}
              onClick={() => void copy(name)}
            >
              <span className={css({ display: "block", h: "12" })} style={{ background: `var(--hr-${name})` }} />
              <span className={css({ display: "grid", px: "2", py: "1.5", fontSize: "xs", lineHeight: "xs" })}>
                <code className={css({ fontFamily: "mono", overflowWrap: "anywhere" })}>{tokenOf(name)}</code>
                <span className={css({ color: "text.muted", minH: "8" })}>
                  {value}
                  <br />
                  {opaque &&
                    t("showcase-foundations.colors.contrast", {
                      ratio: format.number(contrastOf(value, other), { maximumFractionDigits: 1 }),
                    })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
