/** The six levels of headings, and the sizes of display text; each with its token. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const looks = {
  "3xl": css({ fontSize: "3xl", lineHeight: "3xl" }),
  "2xl": css({ fontSize: "2xl", lineHeight: "2xl" }),
  xl: css({ fontSize: "xl", lineHeight: "xl" }),
  lg: css({ fontSize: "lg", lineHeight: "lg" }),
  md: css({ fontSize: "md", lineHeight: "md" }),
  sm: css({ fontSize: "sm", lineHeight: "sm" }),
  xs: css({ fontSize: "xs", lineHeight: "xs" }),
} as const;
const sizes = Object.keys(looks) as (keyof typeof looks)[];
const kinds = ["levels", "display"] as const;
// A page has one h1, its title; this line only looks like it.
const tags = ["p", "h2", "h3", "h4", "h5", "h6"] as const;

export function Headings() {
  const t = useText();
  const [kind, setKind] = useState<(typeof kinds)[number]>("levels");
  const heading = kind === "levels";
  return (
    <Stack>
      <Segmented
        label={t("showcase-foundations.typography.headings")}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`showcase-foundations.typography.${value}`) }))}
      />
      {(heading ? sizes.slice(0, tags.length) : sizes).map((size, index) => {
        const Tag = (heading && tags[index]) || "p";
        return (
          <div
            key={size}
            className={css({ display: "grid", gridTemplateColumns: "5rem minmax(0, 1fr)", alignItems: "baseline" })}
          >
            <code className={css({ color: "text.muted", fontFamily: "mono", fontSize: "xs" })}>
              {heading ? `h${index + 1} · ${size}` : size}
            </code>
            <Tag className={`${looks[size]} ${css({ fontWeight: "semibold", letterSpacing: "-0.01em" })}`}>
              {heading
                ? t("showcase-foundations.typography.level", { level: index + 1 })
                : t("showcase-foundations.typography.figure")}
            </Tag>
          </div>
        );
      })}
      {heading && (
        <p className={css({ color: "text.muted", fontSize: "sm" })}>{t("showcase-foundations.typography.onlyOne")}</p>
      )}
    </Stack>
  );
}
