/** Plans one day: a shift with its place, a day off, a rest day, or nothing. */
import { css, cx } from "#generated/styles/css/index.js";
import { updateRosterEntries } from "#generated/hrms/forms/roster.ts";
import { listWorkLocationOptionsOptions, useListWorkLocationOptions } from "#generated/hrms/hooks/work-locations.ts";
import type { RosterBoard, RosterDay, RosterPerson } from "#generated/hrms/schema.ts";
import { FormFields } from "../../../form/form-fields.tsx";
import { type Reference, specOf } from "../../../form/spec.ts";
import { useForm } from "../../../form/use-form.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { Choice } from "./planning.ts";
import { shiftColour } from "./shift-colour.ts";

const option = css({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "3",
  w: "full",
  minH: "10",
  px: "3",
  borderRadius: "md",
  borderWidth: "1px",
  borderColor: "border",
  textAlign: "start",
  cursor: "pointer",
  _hover: { borderColor: "border.strong" },
});
const plain = css({ bg: "surface" });
const chosen = css({ outline: "2px solid", outlineColor: "accent" });

const places: Reference = {
  label: "label",
  options: listWorkLocationOptionsOptions as unknown as Reference["options"],
  short: true,
};
const fields = [specOf("locationId", updateRosterEntries.entries.items.fields.locationId, { reference: places })];

interface Place {
  readonly locationId: string | null;
}

interface DayDialogProps {
  readonly companyId: string;
  readonly board: RosterBoard;
  readonly person: RosterPerson;
  readonly day: RosterDay;
  readonly onChoose: (choice: Choice, locationId: string | null) => void;
  readonly onClose: () => void;
}

export function DayDialog({ companyId, board, person, day, onChoose, onClose }: DayDialogProps) {
  const t = useText();
  const format = useFormat();
  const mayPlace = useAbility().can("read", "work-locations");
  const known = useListWorkLocationOptions({ path: { companyId } }, { enabled: mayPlace });
  // Choosing a shift takes it along: there is nothing to submit.
  const form = useForm<Place>({
    initial: { locationId: day.state === "usual" ? null : day.locationId },
    check: () => ({}),
    send: () => Promise.resolve(),
  });
  const isPlanned = day.state !== "usual";
  const others = [
    ["off", isPlanned && day.kind === "off"],
    ["rest", isPlanned && day.kind === "rest"],
  ] as const;
  return (
    <Dialog
      open
      title={t("roster.edit", { name: person.fullName, date: format.date(day.date) })}
      width="26rem"
      onClose={onClose}
    >
      <ul className={css({ display: "grid", gap: "2" })} aria-label={t("roster.choose")}>
        {board.shifts
          .filter(({ offered }) => offered)
          .map((shift) => (
            <li key={shift.id}>
              <button
                type="button"
                className={cx(option, shiftColour[shift.colour], isPlanned && day.shiftId === shift.id && chosen)}
                aria-pressed={isPlanned && day.shiftId === shift.id}
                onClick={() => onChoose({ shiftId: shift.id }, form.values.locationId)}
              >
                <span className={css({ fontWeight: "medium" })}>{shift.name}</span>
                <span className={css({ fontVariantNumeric: "tabular-nums" })}>{`${shift.start} – ${shift.end}`}</span>
              </button>
            </li>
          ))}
        {others.map(([kind, isChosen]) => (
          <li key={kind}>
            <button
              type="button"
              className={cx(option, plain, isChosen && chosen)}
              aria-pressed={isChosen}
              onClick={() => onChoose(kind, null)}
            >
              {t(`roster.${kind}`)}
            </button>
          </li>
        ))}
        {isPlanned && (
          <li>
            <button type="button" className={cx(option, plain)} onClick={() => onChoose("clear", null)}>
              {t("roster.clear")}
            </button>
          </li>
        )}
      </ul>
      {(known.data?.length ?? 0) > 1 && (
        <div className={css({ mt: "4" })}>
          <FormFields
            form={form}
            fields={fields}
            words={{
              field: () => t("roster.location"),
              nothing: () => t("roster.usualLocation"),
            }}
            scope={{ companyId }}
          />
        </div>
      )}
    </Dialog>
  );
}
