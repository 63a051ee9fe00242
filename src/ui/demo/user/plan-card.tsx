/** Plan of a user: price, used seats, renewal date. */
import { css } from "#generated/styles/css/index.js";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { Card, CardTitle } from "../../kit/card.tsx";
import { today } from "../../kit/calendar-date.ts";
import { useFormat } from "../../kit/format.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";

const day = 86_400_000;

export function PlanCard({ user, plan }: { user: User; plan: UserDetails["plan"] }) {
  const t = useText();
  const format = useFormat();
  const { priceInCents, seats, seatsUsed, renewsOn } = plan;
  const days = Math.max(0, Math.round((Date.parse(renewsOn) - Date.parse(today())) / day));
  const full = seatsUsed / seats > 0.9;
  return (
    <Card padded>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "baseline",
          justifyContent: "space-between",
          gap: "2",
          mb: "4",
        })}
      >
        <CardTitle>{`${t("user.currentPlan")}: ${t(`user.plan.${user.currentPlan}`)}`}</CardTitle>
        <span className={css({ color: "text.muted", fontVariantNumeric: "tabular-nums" })}>
          {priceInCents === 0 ? t("user.planFree") : t("user.planPrice", { price: format.money(priceInCents) })}
        </span>
      </div>
      <div className={css({ display: "flex", justifyContent: "space-between", gap: "3", mb: "1.5" })}>
        <span id="seats-in-use">{t("user.seats")}</span>
        <span className={css({ fontVariantNumeric: "tabular-nums" })}>
          {t("user.seatsOf", { used: seatsUsed, seats })}
        </span>
      </div>
      <div
        className={css({ h: "2", borderRadius: "full", bg: "inset", overflow: "hidden" })}
        role="meter"
        aria-labelledby="seats-in-use"
        aria-valuemin={0}
        aria-valuemax={seats}
        aria-valuenow={seatsUsed}
        aria-valuetext={t("user.seatsOf", { used: seatsUsed, seats })}
      >
        <div
          className={css({ h: "full", borderRadius: "full", bg: full ? "warning" : "accent" })}
          style={{ width: `${(100 * seatsUsed) / seats}%` }}
        />
      </div>
      <dl
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: "3",
          mt: "4",
          mb: "4",
        })}
      >
        <dt className={css({ color: "text.muted" })}>{t("user.renews")}</dt>
        <dd>{t("user.renewsIn", { date: format.date(renewsOn), days })}</dd>
      </dl>
      <ButtonLink to="/apps/user/edit/$id" params={{ id: String(user.id) }} className={css({ w: "full" })}>
        {t("user.changePlan")}
      </ButtonLink>
    </Card>
  );
}
