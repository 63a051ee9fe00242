/** The facts of a record; name and state stand in the page's head. */
import { shownField, type Area, type Row } from "./area.ts";
import { formFields } from "./area-form.ts";
import { Facts } from "./facts.tsx";

export function Overview({ area, row }: { area: Area; row?: Row }) {
  // What only creating asks for is no fact of the record.
  const names = formFields(area).filter(
    (name) => name !== area.columns[0] && name !== "status" && shownField(area, name) in area.resource.fields,
  );
  return <Facts area={area} names={names} row={row} audited />;
}
