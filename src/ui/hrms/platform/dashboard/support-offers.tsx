/** Tenants that have granted the user support access. */
import { css } from "#generated/styles/css/index.js";
import { LogIn } from "lucide-react";
import { useEnterSupport, useListSupportOffers } from "#generated/hrms/hooks/platform-support.ts";
import { session } from "#src/client/session.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { platformProblem } from "../shared/problem-text.ts";

export function SupportOffers() {
  const t = useText();
  const format = useFormat();
  const query = useListSupportOffers();
  const enter = useEnterSupport();
  const attempt = useAttempt(platformProblem);
  const goIn = (supportGrantId: string) =>
    attempt(async () => {
      session.start(await enter.mutateAsync({ path: { supportGrantId } }), { remember: session.remembered() });
      // Reload, because all cached data belongs to the platform.
      globalThis.location.assign("/start");
    });
  return (
    <Card padded>
      <CardTitle className={css({ mb: "3" })}>{t("platform.offers")}</CardTitle>
      <Loaded query={query} waiting={<Skeleton css={{ h: "12", my: "0" }} />}>
        {(offers) =>
          offers.length === 0 ? (
            <EmptyState title={t("platform.offersNone")}>{t("platform.offersNoneText")}</EmptyState>
          ) : (
            <ul className={css({ display: "grid", gap: "3" })} aria-label={t("platform.offers")}>
              {offers.map(({ id, tenant, role, companies, endsAt, reason }) => (
                <li
                  key={id}
                  className={css({
                    display: "flex",
                    flexWrap: "wrap",
                    alignItems: "center",
                    justifyContent: "space-between",
                    gap: "3",
                  })}
                >
                  <div className={css({ minW: "0", flex: "1 1 16rem", overflowWrap: "anywhere" })}>
                    <p className={css({ fontWeight: "medium" })}>{tenant}</p>
                    <p>{reason}</p>
                    <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                      {t("platform.offerFacts", { role, companies, endsAt: format.dateTime(endsAt) })}
                    </p>
                  </div>
                  <Button
                    aria-label={t("platform.enterNamed", { name: tenant })}
                    loading={enter.isPending}
                    onClick={() => void goIn(id)}
                  >
                    <LogIn size={16} className="mirrored" aria-hidden />
                    {t("platform.enter")}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
