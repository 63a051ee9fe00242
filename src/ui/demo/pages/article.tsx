/** Sanitised text with a table of its headings. */
import { css } from "#generated/styles/css/index.js";
import { useLayoutEffect, useRef, useState } from "react";
import { SafeHtml, useSafeMarkup } from "../../kit/safe-html.tsx";
import { useText } from "../../messages/use-text.ts";

interface Heading {
  readonly id: string;
  readonly text: string;
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export function Article({ html }: { html: string }) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const markup = useSafeMarkup(html);
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useLayoutEffect(() => {
    const found = [...(frame.current?.querySelectorAll("h2") ?? [])].map((heading) => {
      const text = heading.textContent ?? "";
      heading.id = slugOf(text);
      heading.tabIndex = -1;
      return { id: heading.id, text };
    });
    setHeadings(found);
  }, [markup]);
  return (
    <div ref={frame} className={css({ maxW: "prose", fontSize: "md", "& h2": { scrollMarginTop: "6rem" } })}>
      {headings.length > 1 && (
        <nav
          aria-label={t("pages.contents")}
          className={css({ mb: "4", p: "3", bg: "inset", borderRadius: "control" })}
        >
          <ul className={css({ display: "grid", gap: "1" })}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className={css({ color: "accent.text", _hover: { textDecoration: "underline" } })}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SafeHtml markup={markup} />
    </div>
  );
}
