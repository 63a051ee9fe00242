/** Colours with token, value and contrast; a click copies the token. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../kit/format.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { contrastOf, useSkinChange, valueOf } from "./colour.ts";

interface SwatchesProps {
  /** By name of the variable, such as "accent-hover": the text or surface it is used with, if contrast matters. */
  pairs: Readonly<Record<string, string | undefined>>;
  /** An accent other than the selected one. */
  palette?: string;
}

/** "accent-hover" is the token `accent.hover`. */
const tokenOf = (name: string): string => name.replace("-", ".");

export function Swatches({ pairs, palette }: SwatchesProps) {
  const t = useText();
  const format = useFormat();
  const skin = useSkinChange();
  const list = useRef<HTMLUListElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const element = list.current;
    const names = Object.entries(pairs).flat();
    if (element) setValues(Object.fromEntries(names.map((name) => [name, name ? valueOf(name, element) : ""])));
  }, [skin, pairs, palette]);
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
      className={css({
        display: "grid",
        gap: "2",
        // Two beside each other on a phone.
        gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, calc(50% - 0.25rem)), 1fr))",
      })}
    >
      {Object.entries(pairs).map(([name, partner = ""]) => {
        const value = values[name] ?? "";
        const other = values[partner] ?? "";
        const opaque = /^#[0-9a-f]{6}$/.test(value) && /^#[0-9a-f]{6}$/.test(other);
        const contrast = opaque ? contrastOf(value, other) : 0;
        return (
          <li key={name}>
            <button
              type="button"
              data-token={tokenOf(name)}
              data-tip={t("showcase-foundations.copyToken", { name: tokenOf(name) })}
              className={css({
                display: "grid",
                alignContent: "start",
                boxSize: "full",
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
              <span
                className={css({
                  display: "grid",
                  alignItems: "end",
                  h: "12",
                  px: "2",
                  py: "1",
                  fontWeight: "semibold",
                })}
                style={{ background: `var(--hr-${name})`, color: `var(--hr-${partner})` }}
                aria-hidden
              >
                {contrast >= 4.5 && "Aa"}
              </span>
              <span className={css({ display: "grid", px: "2", py: "1.5", fontSize: "xs", lineHeight: "xs" })}>
                <code className={css({ fontFamily: "mono", overflowWrap: "anywhere" })}>{tokenOf(name)}</code>
                <span className={css({ color: "text.muted", minH: "8" })}>
                  {value}
                  <br />
                  {opaque &&
                    t("showcase-foundations.colors.contrastWith", {
                      ratio: format.number(contrast, { maximumFractionDigits: 1 }),
                      name: tokenOf(partner),
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
