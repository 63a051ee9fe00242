/** Timeline of events on one side of the line or alternating. */
import { css, cx } from "#generated/styles/css/index.js";
import { timeline as recipe } from "#generated/styles/recipes/index.js";
import { createContext, useContext, type ReactNode } from "react";
import type { Tone } from "./status-dot.tsx";

type Look = "start" | "alternate";
const LookContext = createContext<Look>("start");

interface TimelineProps {
  label: string;
  /** "alternate" falls back to one side in narrow windows. */
  look?: Look;
  children: ReactNode;
}

export function Timeline({ label, look = "start", children }: TimelineProps) {
  return (
    <LookContext value={look}>
      <ol className={recipe().list} aria-label={label}>
        {children}
      </ol>
    </LookContext>
  );
}

interface TimelineItemProps {
  /** Icon in the marker; a dot by default. */
  icon?: ReactNode;
  portrait?: ReactNode;
  tone?: Tone;
  /** Time, at the end of the row. */
  when?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

export function TimelineItem({ icon, portrait, tone = "neutral", when, title, children }: TimelineItemProps) {
  const mark = portrait !== undefined ? "portrait" : icon !== undefined ? "icon" : "point";
  const styles = recipe({ look: useContext(LookContext), mark, quiet: tone === "neutral" });
  return (
    <li className={styles.item}>
      <span className={cx(styles.mark, css({ colorPalette: tone }))} data-mark aria-hidden>
        {portrait ?? icon ?? <span className={styles.dot} />}
      </span>
      <div className={styles.event} data-event>
        <div className={styles.head} data-head>
          <span className={styles.title}>{title}</span>
          {when && <span className={styles.when}>{when}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}
