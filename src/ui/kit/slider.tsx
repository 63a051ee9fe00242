/** Slider with one thumb, or two for a range. Chakra's, with arrow keys, Page Up and Down, Home and End. */
import { useSlider } from "@chakra-ui/react";
import { css, cx } from "#generated/styles/css/index.js";
import { slider as recipe } from "#generated/styles/recipes/index.js";
import { useId } from "react";
import { useIntl } from "react-intl";
import { ChakraLocale } from "./chakra-locale.tsx";

interface SliderProps {
  label: string;
  /** Accessible names of the thumbs, if there are two. */
  thumbs?: readonly [string, string];
  /** One value, or two for a range. */
  values: readonly number[];
  onChange: (values: readonly number[]) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Of Page Up and Page Down; ten steps by default. */
  largeStep?: number;
  marks?: readonly { readonly value: number; readonly label: string }[];
  /** Shows the values beside the label. */
  shown?: boolean;
  /** Shows the value at the thumb that is pointed at or focused. */
  tip?: boolean;
  /** The label is for screen readers only. */
  bare?: boolean;
  vertical?: boolean;
  disabled?: boolean;
  palette?: "accent" | "success" | "warning" | "danger" | "info" | "neutral";
  format?: (value: number) => string;
}

export function Slider(props: SliderProps) {
  return (
    <ChakraLocale>
      <Thumbs {...props} />
    </ChakraLocale>
  );
}

function Thumbs(props: SliderProps) {
  const { label, thumbs, values, onChange, min = 0, max = 100, step = 1, largeStep = step * 10 } = props;
  const { marks, shown = true, tip = false, bare = false, vertical = false, disabled = false, palette } = props;
  const intl = useIntl();
  const format = props.format ?? ((value: number) => intl.formatNumber(value));
  const id = useId();
  const orientation = vertical ? "vertical" : "horizontal";
  const styles = recipe({ orientation });
  const slider = useSlider({
    value: [...values],
    onValueChange: ({ value }) => onChange(value),
    min,
    max,
    step,
    largeStep,
    disabled,
    orientation,
    thumbAlignment: "center",
    "aria-label": thumbs ? [...thumbs] : [label],
    getAriaValueText: ({ value }) => format(value),
  });
  return (
    <div
      {...slider.getRootProps()}
      role={thumbs ? "group" : undefined}
      aria-label={thumbs ? label : undefined}
      className={cx(styles.root, palette && css({ colorPalette: palette }))}
    >
      {!bare && (
        <div className={styles.head} aria-hidden>
          <span id={`${id}-label`}>{label}</span>
          {shown && <span className={styles.value}>{values.map(format).join(" – ")}</span>}
        </div>
      )}
      <div {...slider.getControlProps()} className={styles.control}>
        <div {...slider.getTrackProps()} className={styles.track}>
          <div {...slider.getRangeProps()} className={styles.range} />
        </div>
        {values.map((value, index) => (
          <div key={index} {...slider.getThumbProps({ index })} className={styles.thumb}>
            {tip && (
              <span className={styles.tip} data-tip-of-thumb aria-hidden>
                {format(value)}
              </span>
            )}
          </div>
        ))}
      </div>
      {marks && (
        <div {...slider.getMarkerGroupProps()} className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark.value} {...slider.getMarkerProps({ value: mark.value })} className={styles.mark}>
              {mark.label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
