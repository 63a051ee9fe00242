/** Asks a colleague for a swap: the shifts that may be taken instead of one's own. */
import { css } from "#generated/styles/css/index.js";
import { requestShiftSwap } from "#generated/hrms/forms/shift-swaps.ts";
import { useListShiftSwapOptions, useRequestShiftSwap } from "#generated/hrms/hooks/shift-swaps.ts";
import type { MyRosterDay, ShiftSwapOption } from "#generated/hrms/schema.ts";
import { FormFields } from "../../../form/form-fields.tsx";
import { Form } from "../../../form/form.tsx";
import { type FieldSpec, specOf } from "../../../form/spec.ts";
import { useFieldsForm } from "../../../form/use-fields-form.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { attendanceProblem } from "./problem-text.ts";

const note = specOf("note", requestShiftSwap.note, { kind: "text", optional: true, input: { maxLength: 500 } });

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
      <Loaded query={query} waiting={<Skeleton css={{ h: "32" }} />}>
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
  const fields: readonly FieldSpec[] = [
    { name: "option", kind: "choice", choices: options.map((_, at) => String(at)), clearable: false },
    note,
  ];
  const words = {
    field: (name: string) => t(name === "note" ? "attendance-tools.swapNote" : "attendance-tools.swapFor"),
    choice(_name: string, at: string) {
      const { date: on, colleague, shift, start, end } = options[Number(at)] as ShiftSwapOption;
      return `${format.date(on)} · ${colleague} · ${shift}, ${start} – ${end}`;
    },
  };
  const form = useFieldsForm({
    fields,
    words,
    initial: { option: "0", note: null },
    async send({ option: at, ...body }) {
      const { colleague, colleagueId, date: colleagueDate } = options[Number(at)] as ShiftSwapOption;
      await ask.mutateAsync({ path: { companyId }, body: { ...body, date, colleagueId, colleagueDate } });
      onClose();
      toast({ text: t("attendance-tools.swapAsked", { name: colleague }) });
    },
    failed: (error) => toast({ kind: "error", text: attendanceProblem(t, error) }),
  });
  return (
    <Form form={form} css={{ gap: "3" }}>
      <FormFields form={form} fields={fields} words={words} />
      <Button
        type="submit"
        variant="solid"
        className={css({ justifySelf: "start" })}
        loading={form.status === "sending"}
      >
        {t("attendance-tools.swapAsk")}
      </Button>
    </Form>
  );
}
