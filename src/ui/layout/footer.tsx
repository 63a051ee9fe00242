/** Footer: name, the environment if the server shows it, and the API documentation for those who work with keys. */
import { css } from "#generated/styles/css/index.js";
import { config } from "../config.ts";
import { Anchor } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { useAbility } from "../session/ability.ts";
import { useAccount } from "../session/account.ts";
import { useSettings } from "../theme/settings-store.ts";
import { contentWidth } from "./content-width.ts";

const tones = { dev: "info", staging: "warning", local: "neutral" } as const;

function Environment({ name }: { name: keyof typeof tones }) {
  const t = useText();
  return (
    <span
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "1.5",
        px: "1.5",
        bg: "surface",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "xs",
      })}
    >
      <span className={css({ boxSize: "2", borderRadius: "full", bg: tones[name] })} aria-hidden />
      {t("shell.environment", { name })}
    </span>
  );
}

export function Footer() {
  const t = useText();
  const { footer, width } = useSettings();
  const ofPlatform = useAccount()?.extras.platform === true;
  const mayUseKeys = useAbility().can("read", "api-keys") || ofPlatform;
  const sticky = footer === "sticky";
  return (
    <footer
      data-sticky={sticky || undefined}
      className={css({
        color: "text.muted",
        fontSize: "xs",
        lineHeight: "1.25rem",
        position: sticky ? "sticky" : undefined,
        bottom: sticky ? "0" : undefined,
        zIndex: sticky ? "sticky" : undefined,
        bg: sticky ? "surface" : undefined,
        borderTopWidth: sticky ? "1px" : undefined,
        borderColor: sticky ? "border" : undefined,
      })}
    >
      <div
        className={css(
          {
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: "4",
            rowGap: "1",
            minH: "10",
            px: { base: "4", md: "6" },
            py: sticky ? "1" : "2.5",
          },
          contentWidth(width),
        )}
      >
        <span>HRMS</span>
        {config.showEnvironment && config.environment !== "production" && <Environment name={config.environment} />}
        {mayUseKeys && (
          <Anchor href="/docs" className={css({ color: "text.muted", marginInlineStart: "auto" })}>
            {t("shell.apiDocs")}
          </Anchor>
        )}
      </div>
    </footer>
  );
}
