/** One content as three kinds of list, and a quotation. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useText } from "#src/ui/messages/use-text.ts";

const people = [
  ["Mei Tan", "people"],
  ["Ravi Menon", "kitchen"],
  ["Siti Rahman", "counter"],
] as const;
const list = css({ paddingInlineStart: "5", display: "grid", gap: "1" });

function Kind({ tag, children }: { tag: string; children: ReactNode }) {
  return (
    <div>
      <code className={css({ display: "block", mb: "1", color: "text.muted", fontFamily: "mono", fontSize: "xs" })}>
        {tag}
      </code>
      {children}
    </div>
  );
}

export function Lists() {
  const t = useText();
  const names = people.map(([name]) => <li key={name}>{name}</li>);
  return (
    <div
      className={css({
        display: "grid",
        gap: "5",
        gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      })}
    >
      <Kind tag="ul">
        <ul className={list} style={{ listStyleType: "disc" }}>
          {names}
        </ul>
      </Kind>
      <Kind tag="ol">
        <ol className={list} style={{ listStyleType: "decimal" }}>
          {names}
        </ol>
      </Kind>
      <Kind tag="dl">
        <dl className={css({ display: "grid", gridTemplateColumns: "7rem minmax(0, 1fr)", rowGap: "1" })}>
          {people.map(([name, team]) => (
            <div key={name} className={css({ display: "contents" })}>
              <dt className={css({ color: "text.muted" })}>{name}</dt>
              <dd>{t(`showcase-foundations.typography.team.${team}`)}</dd>
            </div>
          ))}
        </dl>
      </Kind>
      <Kind tag="blockquote">
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
      </Kind>
    </div>
  );
}
