/** Small month, calendars to show, and a button for a new event. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import type { CalendarName } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Skeleton } from "../../kit/skeleton.tsx";
import { StatusDot } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";
import { calendars } from "./calendar-view.ts";
import { tones } from "./colors.ts";
import { useZone } from "./use-zone.ts";

const MonthGrid = lazy(async () => ({ default: (await import("../../kit/month-grid.tsx")).MonthGrid }));

interface SidePaneProps {
  date: string;
  hidden: readonly CalendarName[];
  onDate: (date: string) => void;
  onHide: (hidden: readonly CalendarName[]) => void;
  onAdd: () => void;
}

export function SidePane({ date, hidden, onDate, onHide, onAdd }: SidePaneProps) {
  const t = useText();
  const zone = useZone();
  return (
    <div className={css({ display: "grid", gap: "5", p: "4", gridTemplateColumns: "minmax(0, 1fr)" })}>
      <Button variant="solid" aria-keyshortcuts="n" onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {t("calendar.add")}
      </Button>
      <div className={css({ display: "grid", justifyItems: "center" })}>
        <Suspense fallback={<Skeleton css={{ h: "15.75rem", w: "56", my: "0" }} />}>
          <MonthGrid values={[date]} timeZone={zone} onChange={([next]) => next !== undefined && onDate(next)} />
        </Suspense>
      </div>
      <fieldset className={css({ display: "grid", gap: "1.5", justifyItems: "start" })}>
        <legend className={css({ fontWeight: "medium", mb: "1.5" })}>{t("calendar.calendars")}</legend>
        <LabelledCheckbox
          checked={hidden.length === 0}
          indeterminate={hidden.length > 0 && hidden.length < calendars.length}
          onChange={() => onHide(hidden.length === 0 ? calendars : [])}
        >
          {t("calendar.viewAll")}
        </LabelledCheckbox>
        {calendars.map((name) => (
          <LabelledCheckbox
            key={name}
            checked={!hidden.includes(name)}
            onChange={() => onHide(hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name])}
          >
            <StatusDot tone={tones[name]}>{t(`calendar.name.${name}`)}</StatusDot>
          </LabelledCheckbox>
        ))}
      </fieldset>
    </div>
  );
}
