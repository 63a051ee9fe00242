/** Stacked shares with a legend. */
import { useIntl } from "react-intl";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { StackedProgress } from "#src/ui/gallery/parts/stacked-progress.tsx";
import { StatusDot } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shares = [
  { name: "approved", value: 0.55, tone: "success" },
  { name: "waiting", value: 0.25, tone: "warning" },
  { name: "refused", value: 0.1, tone: "danger" },
] as const;

export function Stacked() {
  const t = useText();
  const intl = useIntl();
  const parts = shares.map(({ name, value, tone }) => ({
    label: `${t(`showcase-signs.progress.${name}`)} ${intl.formatNumber(value, { style: "percent" })}`,
    value,
    tone,
  }));
  return (
    <Stack>
      <StackedProgress label={parts.map(({ label }) => label).join(", ")} parts={parts} />
      <Row css={{ columnGap: "5" }}>
        {parts.map(({ label, tone }) => (
          <StatusDot key={label} tone={tone}>
            {label}
          </StatusDot>
        ))}
      </Row>
    </Stack>
  );
}
