/** Gallery page: intro, keyboard help and example cards. */
import { css } from "#generated/styles/css/index.js";
import { Keyboard } from "lucide-react";
import { useText } from "../../messages/use-text.ts";
import { PageFrame } from "../../kit/page-frame.tsx";
import { ExampleCard } from "./example-card.tsx";
import type { ExamplePageDeclaration } from "./example.ts";

export function ExamplePage({ page: { title, intro, keys, examples } }: { page: ExamplePageDeclaration }) {
  const t = useText();
  // Widen the last card if its row would have a gap.
  const narrow = examples.filter(({ wide }) => !wide).length;
  return (
    <PageFrame title={t(title)} intro={t(intro)}>
      <p
        className={css({
          display: "flex",
          gap: "2",
          mb: "4",
          maxW: "prose",
          color: "text.muted",
          fontSize: "sm",
          lineHeight: "sm",
        })}
      >
        <Keyboard
          size={16}
          aria-label={t("tools.byKeyboard")}
          role="img"
          style={{ flexShrink: 0, marginBlockStart: 1 }}
        />
        <span>{t(keys)}</span>
      </p>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
        })}
      >
        {examples.map((example, index) => (
          <ExampleCard
            key={example.name}
            example={example}
            wide={example.wide || (index === examples.length - 1 && narrow % 2 === 1)}
          />
        ))}
      </div>
    </PageFrame>
  );
}
