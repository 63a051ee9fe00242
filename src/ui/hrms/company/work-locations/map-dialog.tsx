/** All work locations of a company on one map. */
import { css } from "#generated/styles/css/index.js";
import { useListWorkLocations } from "#generated/hrms/hooks/work-locations.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { PlaceMap } from "../../../map/place-map.tsx";
import { useText } from "../../../messages/use-text.ts";
import { placeOf } from "./place-of.ts";

const maxLocations = 100;

export function MapDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const query = useListWorkLocations({ path: { companyId }, query: { pageSize: maxLocations } });
  return (
    <Dialog open title={t("work-locations.title")} width="48rem" onClose={onClose}>
      <Loaded query={query} waiting={<Skeleton css={{ h: "80", my: "0" }} />}>
        {({ items, total }) => {
          const places = items.flatMap((location) => placeOf(location) ?? []);
          const without = items.length - places.length;
          if (places.length === 0)
            return <EmptyState title={t("work-locations.map.none")}>{t("work-locations.map.noneText")}</EmptyState>;
          return (
            <>
              <PlaceMap label={t("work-locations.title")} places={places} />
              {(without > 0 || total > items.length) && (
                <p className={css({ mt: "2", color: "text.muted", fontSize: "sm" })}>
                  {without > 0 && t("work-locations.map.without", { count: without })}{" "}
                  {total > items.length && t("work-locations.map.first", { count: items.length })}
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
