/** Fields of one step of an employee form in two columns, with all control kinds. */
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
