/** The open shifts of a day: offered to everyone, and withdrawn while nobody has taken them. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { createOpenShift } from "#generated/hrms/forms/roster.ts";
import { useCreateOpenShift, useDeleteOpenShift } from "#generated/hrms/hooks/roster.ts";
import type { OpenShiftInput, RosterBoard } from "#generated/hrms/schema.ts";
import { FormFields } from "../../../form/form-fields.tsx";
import { Form } from "../../../form/form.tsx";
import { type FieldSpec, specOf } from "../../../form/spec.ts";
import { useFieldsForm } from "../../../form/use-fields-form.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
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
  const remove = useDeleteOpenShift();
  const attempt = useAttempt(rosterProblem);
  const open = board.openShifts.filter((one) => one.date === date);
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
      {mayOffer && date >= board.today && <OfferForm companyId={companyId} board={board} date={date} />}
    </Dialog>
  );
}

const labels = { shiftId: "roster.openShift", people: "roster.openPeople", note: "roster.openNote" } as const;

function OfferForm({ companyId, board, date }: Pick<OpenDialogProps, "companyId" | "board" | "date">) {
  const t = useText();
  const create = useCreateOpenShift();
  const offered = board.shifts.filter((shift) => shift.offered);
  const fields: readonly FieldSpec[] = [
    { name: "shiftId", kind: "choice", choices: offered.map(({ id }) => id), clearable: false },
    specOf("people", createOpenShift.people),
    specOf("note", createOpenShift.note, { optional: true, input: { maxLength: 200 } }),
  ];
  const words = {
    field: (name: string) => t(labels[name as keyof typeof labels]),
    choice(_name: string, chosen: string) {
      const shift = offered.find(({ id }) => id === chosen);
      return shift ? `${shift.name}, ${shift.start} – ${shift.end}` : "";
    },
  };
  const form = useFieldsForm({
    fields,
    words,
    initial: { shiftId: offered[0]?.id ?? null, people: 1, note: null },
    async send(given) {
      const body = given as Omit<OpenShiftInput, "date">;
      await create.mutateAsync({ path: { companyId }, body: { ...body, date } });
      toast({ text: t("roster.openOffered", { count: body.people ?? 1 }) });
      return () => form.set("note", null);
    },
    failed: (error) => toast({ kind: "error", text: rosterProblem(t, error) }),
  });
  const { shiftId, people } = form.values;
  const { minimum, maximum } = createOpenShift.people;
  const isValid = shiftId !== null && typeof people === "number" && people >= minimum && people <= maximum;
  return (
    <Form form={form} css={{ gap: "3", mt: "5", pt: "4", borderTopWidth: "1px" }}>
      <FormFields form={form} fields={fields} words={words} />
      <Button
        type="submit"
        variant="solid"
        className={css({ justifySelf: "start" })}
        inactive={!isValid}
        loading={form.status === "sending"}
      >
        {t("roster.openOffer")}
      </Button>
    </Form>
  );
}
