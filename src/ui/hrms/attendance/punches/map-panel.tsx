/** Where a punch was made, beside the work location it belongs to. */
import { useGetWorkLocation } from "#generated/hrms/hooks/work-locations.ts";
import type { Punch } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import type { MapPlace } from "../../../map/place-map.tsx";
import { PlaceMap } from "../../../map/place-map.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

export function MapPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const mayRead = useAbility().can("read", "work-locations");
  const { lat, lng, accuracyM, locationId, fullName, localTime } = row as unknown as Punch;
  const { data: site, isLoading } = useGetWorkLocation(
    { path: { companyId: scope["companyId"] ?? "", workLocationId: locationId ?? "" } },
    { enabled: mayRead && locationId !== null && lat !== null },
  );
  if (lat === null || lng === null)
    return (
      <Card>
        <EmptyState title={t("punches.map.none")}>{t("punches.map.noneText")}</EmptyState>
      </Card>
    );
  if (isLoading) return <Skeleton css={{ h: "80", my: "0" }} />;
  const name = `${fullName}, ${localTime}`;
  const sites: MapPlace[] =
    site && site.lat !== null && site.lng !== null
      ? [{ name: site.name, at: [site.lat, site.lng], radius: site.radiusM }]
      : [];
  return (
    <PlaceMap
      label={name}
      places={sites}
      points={[{ name, at: [lat, lng], ...(accuracyM !== null && { radius: accuracyM }) }]}
    />
  );
}
