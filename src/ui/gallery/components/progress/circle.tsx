/** Progress ring, determinate and indeterminate. */
import { useIntl } from "react-intl";
import { Row } from "#src/ui/kit/example/stack.tsx";
import { ProgressCircle } from "#src/ui/kit/progress-circle.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const rings = [
  { value: 0.25, tone: "danger" },
  { value: 0.6, tone: "warning" },
  { value: 1, tone: "success" },
] as const;

export function Circle() {
  const t = useText();
  const intl = useIntl();
  return (
    <Row gap="5">
      {rings.map(({ value, tone }) => (
        <ProgressCircle key={tone} label={t("showcase-signs.progress.done")} value={value} tone={tone}>
          {intl.formatNumber(value, { style: "percent" })}
        </ProgressCircle>
      ))}
      <ProgressCircle label={t("common.loading")} value={null} />
    </Row>
  );
}
