/** Asks a colleague for a swap: the shifts that may be taken instead of one's own. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useListShiftSwapOptions, useRequestShiftSwap } from "#generated/hrms/hooks/shift-swaps.ts";
import type { MyRosterDay, ShiftSwapOption } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Input } from "../../../kit/input.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { attendanceProblem } from "./problem-text.ts";

interface SwapDialogProps {
  readonly companyId: string;
  readonly day: MyRosterDay;
  readonly onClose: () => void;
}

export function SwapDialog({ companyId, day, onClose }: SwapDialogProps) {
  const t = useText();
  const format = useFormat();
  const query = useListShiftSwapOptions({ path: { companyId }, query: { day: day.date } });
  return (
    <Dialog
      open
      title={t("attendance-tools.swapTitle", { date: format.date(day.date) })}
      width="30rem"
      onClose={onClose}
    >
      <p className={css({ color: "text.muted", mb: "4" })}>{t("attendance-tools.swapText")}</p>
      <Loaded query={query} waiting={<Skeleton h="32" />}>
        {(options) =>
          options.length === 0 ? (
            <p>{t("attendance-tools.swapNone")}</p>
          ) : (
            <SwapForm companyId={companyId} date={day.date} options={options} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface SwapFormProps extends Pick<SwapDialogProps, "companyId" | "onClose"> {
  readonly date: string;
  readonly options: readonly ShiftSwapOption[];
}

function SwapForm({ companyId, date, options, onClose }: SwapFormProps) {
  const t = useText();
  const format = useFormat();
  const ask = useRequestShiftSwap();
  const attempt = useAttempt(attendanceProblem);
  const [chosen, setChosen] = useState("0");
  const [note, setNote] = useState("");
  const option = options[Number(chosen)];
  const send = (): void =>
    void attempt(
      async () => {
        if (!option) return;
        const { colleagueId, date: colleagueDate } = option;
        const body = { date, colleagueId, colleagueDate, ...(note.trim() !== "" && { note: note.trim() }) };
        await ask.mutateAsync({ path: { companyId }, body });
        onClose();
      },
      t("attendance-tools.swapAsked", { name: option?.colleague ?? "" }),
    );
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <Field label={t("attendance-tools.swapFor")}>
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {options.map((one, index) => (
            <option key={`${one.colleagueId} ${one.date}`} value={index}>
              {`${format.date(one.date)} · ${one.colleague} · ${one.shift}, ${one.start} – ${one.end}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("attendance-tools.swapNote")} optional>
        <Input maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button variant="solid" className={css({ justifySelf: "start" })} loading={ask.isPending} onClick={send}>
        {t("attendance-tools.swapAsk")}
      </Button>
    </div>
  );
}
