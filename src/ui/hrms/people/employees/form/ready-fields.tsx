/** The fields of one step of a form about employees in two columns, with all their controls. */
import type { ComponentProps } from "react";
import { ReadyControls } from "../../../../form/control.tsx";
import { heavyControls } from "../../../../form/heavy-controls.tsx";
import { FieldColumns } from "./field-columns.tsx";
import { EmployeeFields } from "./employee-fields.tsx";

export function ReadyStepFields(props: ComponentProps<typeof EmployeeFields>) {
  return (
    <ReadyControls value={heavyControls}>
      <FieldColumns>
        <EmployeeFields {...props} />
      </FieldColumns>
    </ReadyControls>
  );
}
