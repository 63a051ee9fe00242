/** Sizes by token; the level of a heading is chosen apart from its size. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const levels = ["1", "2", "3", "4", "5", "6"] as const;
const sizes = [
  ["3xl", css({ fontSize: "3xl", lineHeight: "3xl" })],
  ["2xl", css({ fontSize: "2xl", lineHeight: "2xl" })],
  ["xl", css({ fontSize: "xl", lineHeight: "xl" })],
  ["lg", css({ fontSize: "lg", lineHeight: "lg" })],
  ["md", css({ fontSize: "md", lineHeight: "md" })],
  ["sm", css({ fontSize: "sm", lineHeight: "sm" })],
  ["xs", css({ fontSize: "xs", lineHeight: "xs" })],
] as const;

export function Headings() {
  const t = useText();
  const [level, setLevel] = useState<(typeof levels)[number]>("3");
  const Heading = level === "1" ? "p" : (`h${level}` as const);
  return (
    <Stack>
      <Segmented
        label={t("showcase-foundations.typography.headings")}
        value={level}
        onChange={setLevel}
        options={levels.map((value) => ({ value, label: `h${value}` }))}
      />
      {level === "1" && <p className={css({ color: "text.muted" })}>{t("showcase-foundations.typography.onlyOne")}</p>}
      {sizes.map(([token, look]) => (
        <div
          key={token}
          className={css({ display: "grid", gridTemplateColumns: "5rem minmax(0, 1fr)", alignItems: "baseline" })}
        >
          <code className={css({ color: "text.muted", fontFamily: "mono", fontSize: "xs" })}>{token}</code>
          <Heading className={`${look} ${css({ fontWeight: "semibold", letterSpacing: "-0.01em" })}`}>
            {t("showcase-foundations.typography.level", { level })}
          </Heading>
        </div>
      ))}
    </Stack>
  );
}
