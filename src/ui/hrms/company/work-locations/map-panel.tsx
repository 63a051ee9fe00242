/** A work location on the map, with the radius within which people clock in. */
import type { WorkLocation } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { PlaceMap } from "../../../map/place-map.tsx";
import { useText } from "../../../messages/use-text.ts";
import { placeOf } from "./place-of.ts";

export function MapPanel({ row }: { row: Row }) {
  const t = useText();
  const location = row as unknown as WorkLocation;
  const place = placeOf(location);
  return place ? (
    <PlaceMap label={location.name} places={[place]} />
  ) : (
    <Card>
      <EmptyState title={t("work-locations.map.none")}>{t("work-locations.map.noneText")}</EmptyState>
    </Card>
  );
}
