/** Example card: title, live component, and its source on demand. */
import { css } from "#generated/styles/css/index.js";
import { Code } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import type { Example } from "./example.ts";

const CodePanel = lazy(async () => ({ default: (await import("./code-panel.tsx")).CodePanel }));

interface ExampleCardProps {
  example: Example;
  wide: boolean;
}

export function ExampleCard({ example: { name, title, text, Demo, source }, wide }: ExampleCardProps) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Card
      id={name}
      data-example={name}
      aria-labelledby={`${id}-title`}
      className={css({
        display: "flex",
        flexDirection: "column",
        gridColumn: wide ? "1 / -1" : undefined,
        scrollMarginBlockStart: "20",
      })}
    >
      <header
        className={css({
          display: "flex",
          // Beside the button, texts on phones would be a few words wide.
          flexDirection: { base: "column", sm: "row" },
          alignItems: "flex-start",
          columnGap: "3",
          rowGap: "1",
          paddingInlineStart: "5",
          paddingInlineEnd: "3",
          pt: "3",
        })}
      >
        <div className={css({ flex: "1", minW: "0", pt: "1.5" })}>
          <CardTitle id={`${id}-title`}>{t(title)}</CardTitle>
          <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "0.5", maxW: "prose" })}>
            {t(text)}
          </p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-controls={open ? `${id}-code` : undefined}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!open)}
          className={css({ ms: { base: "-2", sm: "0" } })}
        >
          <Code size={16} aria-hidden />
          {t(open ? "tools.hideCode" : "tools.showCode")}
        </Button>
      </header>
      <div className={css({ flex: "1", minW: "0", px: "5", pt: "4", pb: "5" })} data-example-result>
        <Demo />
      </div>
      {open && (
        <div className={css({ minW: "0", borderTopWidth: "1px", borderColor: "border" })} id={`${id}-code`}>
          <Suspense fallback={<CodeShape />}>
            <CodePanel label={t("tools.codeOf", { title: t(title) })} name={title} source={source} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

function CodeShape() {
  return (
    <div className={css({ px: "5", py: "4" })}>
      <Loading>
        <Skeleton css={{ w: "70%" }} />
        <Skeleton css={{ w: "45%" }} />
        <Skeleton css={{ w: "60%" }} />
      </Loading>
    </div>
  );
}
