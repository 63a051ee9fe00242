/** Package limits and current usage. */
import { css } from "#generated/styles/css/index.js";
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
    <li className={css({ display: "grid", gap: "1.5" })}>
      <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4" })}>
        <span>{label}</span>
        <span className={css({ color: "text.muted", fontVariantNumeric: "tabular-nums" })}>{words}</span>
      </div>
      {used !== null && max !== null && (
        <Progress
          label={`${label}: ${words}`}
          value={Math.min(1, used / Math.max(1, max))}
          tone={used >= max ? "danger" : used > max * 0.9 ? "warning" : "accent"}
        />
      )}
    </li>
  );
}

export function PackageUse() {
  const t = useText();
  const query = useGetPackageUse();
  const { data } = query;
  return (
    <Card padded className={css({ maxW: "form" })}>
      <CardHead
        title={data ? (data.package ?? t("settings.noPackage")) : t("settings.tab.package")}
        text={t("settings.text.package")}
      />
      <Loaded query={query} waiting={<Skeleton css={{ h: "18rem" }} />}>
        {({ limits }) => (
          <ul className={css({ display: "grid", gap: "4", listStyleType: "none" })}>
            {limits.map(({ limit, used, most: max }) => (
              <UseLine key={limit} label={t(`settings.limit.${limit}`)} used={used} max={max} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
