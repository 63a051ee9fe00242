/** Kinds of running text with their tokens. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const kinds = [
  ["lead", "lg", css({ fontSize: "lg", lineHeight: "lg" })],
  ["body", "md", css({ fontSize: "md", lineHeight: "md" })],
  ["small", "sm", css({ fontSize: "sm", lineHeight: "sm", color: "text.muted" })],
] as const;

export function Text() {
  const t = useText();
  const [tokens, setTokens] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={tokens} onChange={setTokens}>
        {t("showcase-foundations.typography.tokens")}
      </Switch>
      {kinds.map(([kind, token, look]) => (
        <div key={kind}>
          <code
            className={css({
              color: "text.muted",
              fontFamily: "mono",
              fontSize: "xs",
              visibility: tokens ? "visible" : "hidden",
            })}
          >
            {`fontSizes.${token}`}
          </code>
          <p className={`${look} ${css({ maxW: "prose" })}`}>{t(`showcase-foundations.typography.${kind}`)}</p>
        </div>
      ))}
      <p className={css({ fontFamily: "mono", fontSize: "sm" })} dir="ltr">
        GET /companies/7/employees?status=active
      </p>
    </Stack>
  );
}
