/** User counts by status, linked to the filtered list. */
import type { User, UserCounts } from "#generated/demo/schema.ts";
import { StatLine } from "./stat-line.tsx";
import { useText } from "../../messages/use-text.ts";

const states = ["active", "pending", "inactive"] as const satisfies readonly User["status"][];

export function UserCountLine({ counts }: { counts: UserCounts | undefined }) {
  const t = useText();
  const list = "/apps/user/list";
  return (
    <StatLine
      label={t("user.counts")}
      stats={[
        { name: "all", label: t("user.count.all"), value: counts?.total, to: list },
        ...states.map((name) => ({
          name,
          label: t(`user.count.${name}`),
          value: counts?.states[name],
          to: list,
          search: { status: name },
        })),
      ]}
    />
  );
}
