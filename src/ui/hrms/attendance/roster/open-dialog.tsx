/** The open shifts of a day: offered to everyone, and withdrawn while nobody has taken them. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useCreateOpenShift, useDeleteOpenShift } from "#generated/hrms/hooks/roster.ts";
import type { RosterBoard } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { rosterProblem } from "./use-planning.ts";

interface OpenDialogProps {
  readonly companyId: string;
  readonly board: RosterBoard;
  readonly date: string;
  readonly mayOffer: boolean;
  readonly onClose: () => void;
}

export function OpenDialog({ companyId, board, date, mayOffer, onClose }: OpenDialogProps) {
  const t = useText();
  const format = useFormat();
  const create = useCreateOpenShift();
  const remove = useDeleteOpenShift();
  const attempt = useAttempt(rosterProblem);
  const offered = board.shifts.filter((shift) => shift.offered);
  const [shiftId, setShiftId] = useState(offered[0]?.id ?? "");
  const [count, setCount] = useState("1");
  const [note, setNote] = useState("");
  const open = board.openShifts.filter((one) => one.date === date);
  const people = Number(count);
  const isValid = shiftId !== "" && Number.isInteger(people) && people >= 1 && people <= 20;
  const offer = (): void =>
    void attempt(async () => {
      const body = { date, shiftId, ...(note.trim() !== "" && { note: note.trim() }) };
      for (let made = 0; made < people; made += 1) await create.mutateAsync({ path: { companyId }, body });
      setNote("");
    }, t("roster.openOffered"));
  return (
    <Dialog open title={`${t("roster.openShifts")} · ${format.date(date)}`} width="28rem" onClose={onClose}>
      {open.length === 0 ? (
        <p className={css({ color: "text.muted" })}>{t("roster.openNone")}</p>
      ) : (
        <ul className={css({ display: "grid", gap: "2" })}>
          {open.map((one) => (
            <li
              key={one.id}
              className={css({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3" })}
            >
              <span>
                {`${one.shift}, ${one.start} – ${one.end}`}
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                  {[
                    one.takenBy === null ? t("roster.openFree") : t("roster.openTaken", { name: one.takenBy }),
                    one.location,
                    one.note,
                  ]
                    .filter((part) => part !== null)
                    .join(" · ")}
                </span>
              </span>
              {mayOffer && one.takenById === null && (
                <IconButton
                  label={t("roster.openRemove", { shift: one.shift })}
                  onClick={() =>
                    void attempt(
                      () => remove.mutateAsync({ path: { companyId, openShiftId: one.id } }),
                      t("roster.openRemoved"),
                    )
                  }
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayOffer && date >= board.today && (
        <div className={css({ display: "grid", gap: "3", mt: "5", pt: "4", borderTopWidth: "1px" })}>
          <Field label={t("roster.openShift")}>
            <Select value={shiftId} onChange={({ target }) => setShiftId(target.value)}>
              {offered.map(({ id, name, start, end }) => (
                <option key={id} value={id}>{`${name}, ${start} – ${end}`}</option>
              ))}
            </Select>
          </Field>
          <Field label={t("roster.openCount")}>
            <Input inputMode="numeric" value={count} onChange={({ target }) => setCount(target.value)} />
          </Field>
          <Field label={t("roster.openNote")} optional>
            <Input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Button
            variant="solid"
            className={css({ justifySelf: "start" })}
            inactive={!isValid}
            loading={create.isPending}
            onClick={offer}
          >
            {t("roster.openOffer")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
