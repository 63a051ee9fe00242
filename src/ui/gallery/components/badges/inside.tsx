/** Badges in buttons, headings and list rows. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Inside() {
  const t = useText();
  return (
    <Stack css={{ justifyItems: "start" }}>
      <h3 className={css({ display: "flex", alignItems: "center", gap: "2", fontSize: "lg", fontWeight: "semibold" })}>
        {t("showcase-signs.badges.claims")}
        <Tag tone="accent">{t("showcase-signs.badges.new")}</Tag>
      </h3>
      <Button>
        {t("showcase-signs.badges.toApprove")}
        <Tag tone="warning">7</Tag>
      </Button>
      <div
        className={css({
          display: "flex",
          justifyContent: "space-between",
          w: "full",
          py: "2",
          borderTopWidth: "1px",
          borderBottomWidth: "1px",
          borderColor: "border",
        })}
      >
        <span>{t("showcase-signs.badges.taxi")}</span>
        <Tag tone="success">{t("showcase-signs.badges.paid")}</Tag>
      </div>
    </Stack>
  );
}
