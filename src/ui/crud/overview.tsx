/** Facts of a record; the page header shows name and status. */
import { shownField, type Area, type Row } from "./area.ts";
import { formFields } from "./area-form.ts";
import { Facts } from "./facts.tsx";

export function Overview({ area, row }: { area: Area; row?: Row }) {
  // Skip fields that only the create form needs.
  const names = formFields(area).filter(
    (name) => name !== area.columns[0] && name !== "status" && shownField(area, name) in area.resource.fields,
  );
  return <Facts area={area} names={names} row={row} audited />;
}
