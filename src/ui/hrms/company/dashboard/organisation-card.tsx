/** What an owner looks after besides people: the package and its limits, and who has access. */
import { useGetPackageUse } from "#generated/hrms/hooks/settings.ts";
import type { PackageUse } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { LoadedCard } from "../../../kit/loaded-card.tsx";
import { useText } from "../../../messages/use-text.ts";
import { NameList } from "./name-list.tsx";

const places = {
  seats: { to: "/tenant/settings", search: { tab: "package" } },
  companies: { to: "/companies" },
} as const;

export function OrganisationCard() {
  const t = useText();
  const { number } = useFormat();
  const query = useGetPackageUse();
  const limitsOf = (data: PackageUse) =>
    (["seats", "companies"] as const).flatMap((name) => {
      const found = data.limits.find(({ limit }) => limit === name);
      if (!found || found.used === null) return [];
      const used = number(found.used);
      const what =
        found.most === null
          ? t("dashboard.owner.used", { used })
          : t("dashboard.owner.usedOf", { used, most: number(found.most) });
      return [{ id: name, name: t(`dashboard.owner.${name}`), what, link: places[name] }];
    });
  return (
    <LoadedCard query={query} height="15.25rem">
      {(data) => (
        <NameList
          title={t("dashboard.owner.org")}
          lines={[
            ...limitsOf(data),
            {
              id: "access",
              name: t("dashboard.owner.access"),
              what: t("dashboard.owner.accessWhat"),
              link: { to: "/tenant/user-access" },
            },
          ]}
          none=""
          note={data.package !== null && t("dashboard.owner.plan", { name: data.package })}
        />
      )}
    </LoadedCard>
  );
}
