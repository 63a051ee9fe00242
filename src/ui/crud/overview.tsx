/** The facts of a record as one table, with who made it and who changed it last. */
import { shownField, type Area, type Row } from "./area.ts";
import { Card } from "../kit/card.tsx";
import { useFormat } from "../kit/format.tsx";
import { PropertyList } from "../kit/property-list.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { useText } from "../messages/use-text.ts";
import { formFields } from "./area-form.ts";
import { useLabels } from "./labels.ts";
import { Value } from "./value.tsx";

/** Name and state stand in the page's head. */
function factsOf(area: Area): readonly string[] {
  // What only the making asks for is no fact of the record.
  return formFields(area).filter(
    (name) => name !== area.columns[0] && name !== "status" && shownField(area, name) in area.resource.fields,
  );
}

/** Rows of many columns stand below their name. */
function isWide({ resource }: Area, name: string): boolean {
  return Object.keys(resource.fields[name]?.items?.fields ?? {}).length > 3;
}

export function Overview({ area, row }: { area: Area; row: Row }) {
  const t = useText();
  const labels = useLabels(area);
  const format = useFormat();
  const made = (id: string, at: unknown, by: unknown) => ({
    id,
    label: labels.field(id),
    value: t("crud.atBy", { at: format.dateTime(String(at)), by: by === null ? t("crud.platform") : String(by) }),
  });
  return (
    <Card px="5" py="2" maxW="64rem">
      <PropertyList
        properties={[
          ...factsOf(area).map((name) => ({
            id: name,
            label: labels.field(name),
            wide: isWide(area, name),
            value: <Value area={area} field={shownField(area, name)} value={row[shownField(area, name)]} row={row} />,
          })),
          made("createdAt", row["createdAt"], row["createdBy"]),
          made("updatedAt", row.updatedAt, row.updatedBy),
        ]}
      />
    </Card>
  );
}

export function OverviewSkeleton({ area }: { area: Area }) {
  const labels = useLabels(area);
  return (
    <Card px="5" py="2" maxW="64rem">
      <PropertyList
        properties={[...factsOf(area), "createdAt", "updatedAt"].map((id) => ({
          id,
          label: labels.field(id),
          wide: isWide(area, id),
          value: <Skeleton inline w="7rem" />,
        }))}
      />
    </Card>
  );
}
