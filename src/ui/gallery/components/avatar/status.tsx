/** Presence dot with its label. */
import { css } from "#generated/styles/css/index.js";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { CountBadge } from "#src/ui/gallery/parts/count-badge.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = [
  { name: "Siti Nurhaliza", state: "online", tone: "success" },
  { name: "Jonas Weber", state: "busy", tone: "danger" },
  { name: "Chloé Martin", state: "away", tone: "warning" },
] as const;

export function Status() {
  const t = useText();
  return (
    <Stack css={{ gap: "2" }}>
      {people.map(({ name, state, tone }) => (
        <div key={name} className={css({ display: "flex", alignItems: "center", gap: "3" })}>
          <CountBadge
            dot
            count={1}
            css={{
              colorPalette: tone,
              insetBlockStart: "auto",
              insetBlockEnd: "0",
              insetInlineEnd: "0",
              boxShadow: "0 0 0 2px var(--hr-surface)",
            }}
          >
            <Avatar name={name} size={40} />
          </CountBadge>
          <div>
            <div>{name}</div>
            <div className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
              {t(`showcase-signs.avatar.${state}`)}
            </div>
          </div>
        </div>
      ))}
    </Stack>
  );
}
