/** Sets the position of a work location on the map; the coordinates above follow, and the other way round. */
import { css } from "#generated/styles/css/index.js";
import { useParams } from "@tanstack/react-router";
import { useGetCompanySettings } from "#generated/hrms/hooks/company-settings.ts";
import { defaultCompanySettings } from "#src/domain/company/shared/company-settings.ts";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { PlaceMap, type MapPlace } from "../../../map/place-map.tsx";
import type { SectionAid } from "../../../form/form-sections.tsx";
import { useText } from "../../../messages/use-text.ts";

const within = (value: unknown, limit: number): value is number =>
  typeof value === "number" && Math.abs(value) <= limit;

export const MapAid: SectionAid = ({ values: { name, lat, lng, radiusM }, onChange }) => {
  const t = useText();
  const { companyId = "" } = useParams({ strict: false });
  const settings = useGetCompanySettings({ path: { companyId } }, { enabled: companyId !== "" });
  const label = t("work-locations.map.position");
  const places: MapPlace[] =
    within(lat, 85) && within(lng, 180)
      ? [
          {
            name: typeof name === "string" && name !== "" ? name : label,
            at: [lat, lng],
            ...(within(radiusM, 10_000) && radiusM > 0 && { radius: radiusM }),
          },
        ]
      : [];
  // The map opens once, so that it waits for where.
  if (settings.isLoading) return <Skeleton css={{ h: "80", my: "0" }} />;
  const { mapLat, mapLng, mapZoom } = settings.data ?? defaultCompanySettings;
  return (
    <div>
      <PlaceMap
        label={label}
        start={{ at: [mapLat, mapLng], zoom: mapZoom }}
        places={places}
        onPick={([latitude, longitude]) => {
          onChange("lat", latitude);
          onChange("lng", longitude);
        }}
      />
      <p className={css({ mt: "1.5", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
        {t("work-locations.map.help")}
      </p>
    </div>
  );
};
