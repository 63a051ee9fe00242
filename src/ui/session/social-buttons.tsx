/** Social sign-in buttons; none is connected, and they say so. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

const services = ["Google", "Microsoft", "GitHub"] as const;

export function SocialButtons() {
  const t = useText();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <section className={css({ mt: "6" })} aria-labelledby="social">
      <h2
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "3",
          mb: "3",
          fontSize: "sm",
          lineHeight: "sm",
          color: "text.muted",
          _before: { content: '""', flex: 1, h: "1px", bg: "border" },
          _after: { content: '""', flex: 1, h: "1px", bg: "border" },
        })}
        id="social"
      >
        {t("auth.orWith")}
      </h2>
      <div className={css({ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "2" })}>
        {services.map((name) => (
          <Button
            key={name}
            aria-label={t("auth.socialWith", { name })}
            onClick={() => setAsked(name)}
            className={css({ px: "2!" })}
          >
            {name}
          </Button>
        ))}
      </div>
      <p
        className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: asked ? "2" : "0" })}
        role="status"
      >
        {asked && t("auth.socialNone", { name: asked })}
      </p>
    </section>
  );
}
