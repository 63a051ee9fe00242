/** Form of a record: sections, live validation and the save bar. */
import { css, cx } from "#generated/styles/css/index.js";
import { useRef } from "react";
import type { Area, Row } from "./area.ts";
import { FormBar } from "../form/form-bar.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { FormSections } from "../form/form-sections.tsx";
import { Form } from "../form/form.tsx";
import { formWidthOf, sectionsBox } from "../form/section-columns.ts";
import { LeaveGuard } from "../form/leave-guard.tsx";
import { problemOf } from "../kit/problem.ts";
import { useDialogClose } from "../kit/dialog-guard.ts";
import { useShortcuts } from "../kit/shortcuts.ts";
import { formFields, formSections } from "./area-form.ts";
import { ClashDialog } from "./clash-dialog.tsx";
import { useLabels } from "./labels.ts";
import { useRecordForm } from "./use-record-form.ts";

interface RecordFormProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  /** The record to edit; undefined for a new one. */
  row?: Row;
  onSaved: (row: Row) => void;
  onCancel: () => void;
}

export function RecordForm({ area, scope, row, onSaved, onCancel }: RecordFormProps) {
  const labels = useLabels(area);
  // Freeze the layout while the bar is being pressed, or the button would move from under the pointer.
  const pressing = useRef(false);
  const { form, conflict, resolve, dismissConflict } = useRecordForm(area, scope, row, onSaved);
  const { changed } = form;
  const notices = area.notices?.(form.values as never) ?? [];
  const noticeOf = (name: string): string | undefined => {
    const found = notices.find(({ pointer }) => pointer === `/${name}`);
    return found && labels.notice(found.code);
  };
  const closeDialog = useDialogClose();
  const submit = (): void => {
    if (!conflict && (!row || changed.length > 0)) form.submit();
  };
  useShortcuts({ "Mod+s": submit, "Mod+Enter": submit });
  return (
    <Form
      form={{ ...form, submit }}
      label={labels.text(row ? "edit" : "new")}
      className={formWidthOf}
      // Keep focused fields clear of the sticky bars.
      css={{
        display: "flex",
        flexDirection: "column",
        flex: "1",
        gap: "0",
        "& :is(input, select, textarea, button)": { scrollMarginBlock: "6rem" },
      }}
    >
      <div
        className={cx(
          sectionsBox,
          css({
            w: "full",
            maxW: "var(--form-width)",
            pb: "6",
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: "4",
          }),
        )}
      >
        <FormErrors
          form={form}
          title="crud.toFix"
          withFailure
          failureText={(error) => labels.fault(problemOf(error)?.code ?? "")}
          labels={Object.fromEntries(formFields(area).map((name) => [name, labels.field(name)]))}
        />
        <FormSections
          sections={formSections(area, labels, !row)}
          words={labels}
          scope={scope}
          row={row}
          values={form.values}
          errors={form.errors}
          helpOf={(name) => noticeOf(name) ?? (row && labels.kept(name))}
          onChange={form.set}
          onLeave={(name) => !pressing.current && changed.includes(name) && form.leave(name)}
        />
      </div>
      <FormBar
        changed={changed.map(labels.field)}
        isNew={!row}
        create={labels.own("create")}
        busy={form.status === "sending"}
        onCancel={closeDialog ?? onCancel}
        onPress={(down) => void (pressing.current = down)}
      />
      <LeaveGuard isDirty={form.isDirty} />
      {conflict && (
        <ClashDialog
          area={area}
          theirs={conflict.theirs}
          clashes={conflict.clashes}
          onChoose={resolve}
          onClose={dismissConflict}
        />
      )}
    </Form>
  );
}
