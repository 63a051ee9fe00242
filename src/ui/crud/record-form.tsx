/** The form of a record: sections, checks as one goes, a bar that says what changed and saves it. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { Area, Row } from "./area.ts";
import { useShortcuts } from "../kit/shortcuts.ts";
import { useText } from "../messages/use-text.ts";
import { ClashDialog } from "./clash-dialog.tsx";
import { fieldFaultText } from "./fault-text.ts";
import { FormBar } from "./form-bar.tsx";
import { FormErrors } from "./form-errors.tsx";
import { FormSections } from "./form-sections.tsx";
import { formFields } from "./form-values.ts";
import { useLabels } from "./labels.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { useRecordForm } from "./use-record-form.ts";

interface RecordFormProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  /** The record to change; none for a new one. */
  row?: Row;
  onSaved: (row: Row) => void;
  onCancel: () => void;
}

export function RecordForm({ area, scope, row, onSaved, onCancel }: RecordFormProps) {
  const t = useText();
  const labels = useLabels(area);
  const element = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  // While the bar is being pressed nothing may grow: the button would move away below the pointer.
  const pressing = useRef(false);
  const form = useRecordForm(area, scope, row, (saved) => {
    done.current = true;
    onSaved(saved);
  });
  const { changed, faults, tries, meeting } = form;
  const guard = useLeaveGuard(() => changed.length > 0 && !done.current);
  const faulty = formFields(area).filter((name) => faults[name]);
  const errors = Object.fromEntries(
    faulty.flatMap((name) => (faults[name] ? [[name, fieldFaultText(t, area, labels, name, faults[name])]] : [])),
  );

  // Once per try, when the errors it brought are drawn.
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useShortcuts({ "Mod+s": form.submit, "Mod+Enter": form.submit });

  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      display="flex"
      flexDirection="column"
      flex="1"
      aria-label={labels.text(row ? "edit" : "new")}
      // Bars stand above and below: what has the focus scrolls clear of them.
      css={{ "& :is(input, select, textarea, button)": { scrollMarginBlock: "6rem" } }}
    >
      <chakra.div w="full" maxW="form" pb="6" display="grid" gap="4">
        <FormErrors
          errors={tries > 0 ? errors : {}}
          labels={labels}
          error={form.failure}
          onGo={(name) => element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()}
        />
        <FormSections
          area={area}
          scope={scope}
          labels={labels}
          values={form.values}
          row={row}
          errors={errors}
          onChange={form.set}
          onLeave={(name) => !pressing.current && form.leave(name)}
        />
      </chakra.div>
      <FormBar
        changed={changed.map(labels.field)}
        isNew={!row}
        busy={form.busy}
        onCancel={onCancel}
        onPress={(down) => void (pressing.current = down)}
      />
      {guard}
      {meeting && (
        <ClashDialog
          area={area}
          theirs={meeting.theirs}
          clashes={meeting.clashes}
          onChoose={form.settle}
          onClose={form.dismissMeeting}
        />
      )}
    </chakra.form>
  );
}
