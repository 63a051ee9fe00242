/** Progress ring, determinate and indeterminate. */
import { ProgressCircle } from "@chakra-ui/react";
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { Chakra } from "#src/ui/kit/chakra.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const rings = [
  { value: 25, tone: "danger" },
  { value: 60, tone: "warning" },
  { value: 100, tone: "success" },
  { value: null, tone: "accent" },
] as const;

export function Circle() {
  const t = useText();
  const intl = useIntl();
  return (
    <Chakra>
      <Row css={{ gap: "5" }}>
        {rings.map(({ value, tone }) => (
          <ProgressCircle.Root key={tone} unstyled className={root} value={value}>
            <ProgressCircle.Circle
              className={circle}
              aria-label={value === null ? t("common.loading") : t("showcase-signs.progress.done")}
            >
              <ProgressCircle.Track className={css({ stroke: "border" })} />
              <ProgressCircle.Range
                className={css({ stroke: tone })}
                strokeLinecap="round"
                style={
                  value === null ? { ["--percent" as string]: 25, strokeDasharray: "var(--circumference)" } : undefined
                }
              />
            </ProgressCircle.Circle>
            {value !== null && <span className={text}>{intl.formatNumber(value / 100, { style: "percent" })}</span>}
          </ProgressCircle.Root>
        ))}
      </Row>
    </Chakra>
  );
}

const root = css({ position: "relative", display: "inline-grid", placeItems: "center" });
const circle = css({
  "--size": "72px",
  "--thickness": "7px",
  "&[data-state=indeterminate]": {
    animation: "spin 1s linear infinite",
    _motionReduce: { animation: "none" },
  },
});
const text = css({
  position: "absolute",
  fontSize: "sm",
  fontWeight: "medium",
  fontVariantNumeric: "tabular-nums",
});
