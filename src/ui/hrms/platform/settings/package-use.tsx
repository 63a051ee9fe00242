/** Package limits and current usage. */
import { chakra } from "@chakra-ui/react";
import { useGetPackageUse } from "#generated/hrms/hooks/settings.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";

interface UseLineProps {
  label: string;
  used: number | null;
  max: number | null;
}

function UseLine({ label, used, max }: UseLineProps) {
  const t = useText();
  const { number } = useFormat();
  const words =
    max === null
      ? used === null
        ? t("settings.noLimit")
        : t("settings.usedFree", { used: number(used) })
      : used === null
        ? t("settings.atMost", { most: number(max) })
        : t("settings.usedOf", { used: number(used), most: number(max) });
  return (
    <chakra.li display="grid" gap="1.5">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <span>{label}</span>
        <chakra.span color="text.muted" fontVariantNumeric="tabular-nums">
          {words}
        </chakra.span>
      </chakra.div>
      {used !== null && max !== null && (
        <Progress
          label={`${label}: ${words}`}
          value={Math.min(1, used / Math.max(1, max))}
          tone={used >= max ? "danger" : used > max * 0.9 ? "warning" : "accent"}
        />
      )}
    </chakra.li>
  );
}

export function PackageUse() {
  const t = useText();
  const query = useGetPackageUse();
  const { data } = query;
  return (
    <Card padded maxW="form">
      <CardHead
        title={data ? (data.package ?? t("settings.noPackage")) : t("settings.tab.package")}
        text={t("settings.text.package")}
      />
      <Loaded query={query} waiting={<Skeleton h="18rem" />}>
        {({ limits }) => (
          <chakra.ul display="grid" gap="4" listStyleType="none">
            {limits.map(({ limit, used, most: max }) => (
              <UseLine key={limit} label={t(`settings.limit.${limit}`)} used={used} max={max} />
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </Card>
  );
}
