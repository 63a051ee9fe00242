/** One content as four kinds of list, and a quotation. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const kinds = ["ul", "ol", "dl", "blockquote"] as const;
const people = [
  ["Mei Tan", "Payroll"],
  ["Ravi Menon", "Engineering"],
  ["Siti Rahman", "People"],
] as const;
const list = css({ paddingInlineStart: "5", display: "grid", gap: "1" });

export function Lists() {
  const t = useText();
  const [kind, setKind] = useState<(typeof kinds)[number]>("ul");
  const List = kind === "ol" ? "ol" : "ul";
  return (
    <Stack>
      <Segmented
        label={t("showcase-foundations.typography.lists")}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: value }))}
      />
      <div className={css({ minH: "24" })}>
        {kind === "dl" ? (
          <dl className={css({ display: "grid", gridTemplateColumns: "9rem minmax(0, 1fr)", rowGap: "1" })}>
            {people.flatMap(([name, team]) => [
              <dt key={name} className={css({ color: "text.muted" })}>
                {name}
              </dt>,
              <dd key={team}>{team}</dd>,
            ])}
          </dl>
        ) : kind === "blockquote" ? (
          <blockquote
            className={css({
              borderInlineStartWidth: "3px",
              borderColor: "accent",
              paddingInlineStart: "4",
              fontSize: "lg",
              lineHeight: "lg",
            })}
          >
            <p>{t("showcase-foundations.typography.quote")}</p>
            <footer className={css({ color: "text.muted", fontSize: "sm", mt: "1" })}>— Siti Rahman</footer>
          </blockquote>
        ) : (
          <List className={list} style={{ listStyleType: kind === "ol" ? "decimal" : "disc" }}>
            {people.map(([name]) => (
              <li key={name}>{name}</li>
            ))}
          </List>
        )}
      </div>
    </Stack>
  );
}
