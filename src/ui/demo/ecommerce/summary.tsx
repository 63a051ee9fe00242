/** Amounts of the order with the coupon; a bar at the bottom of narrow windows. */
import { css } from "#generated/styles/css/index.js";
import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { buttonBar } from "../../kit/button-bars.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Field } from "../../kit/field.tsx";
import { Money } from "../../kit/format.tsx";
import { Input } from "../../kit/input.tsx";
import { useText } from "../../messages/use-text.ts";
import { couponRate, type CartTotals } from "./checkout-totals.ts";

interface SummaryProps {
  totals: CartTotals;
  coupon: string;
  onCoupon: (code: string) => void;
  onNext: (() => void) | undefined;
}

export function Summary({ totals, coupon, onCoupon, onNext }: SummaryProps) {
  const t = useText();
  const [code, setCode] = useState(coupon);
  const [tried, setTried] = useState(false);
  /** In wide windows all of it is always shown. */
  const [open, setOpen] = useState(false);
  const wrong = tried && code.trim() !== "" && couponRate(code) === 0;
  const lines = [
    ["list", totals.list],
    ["savings", -totals.discount],
    ...(totals.coupon > 0 ? ([["coupon", -totals.coupon]] as const) : []),
  ] as const;
  return (
    <Card
      ref={buttonBar}
      padded
      className={css({
        display: "grid",
        gap: "4",
        position: "sticky",
        insetBlockEnd: { base: "var(--footer-room, 0px)", lg: "auto" },
        insetBlockStart: { lg: "4" },
        zIndex: { base: "sticky", lg: "auto" },
        boxShadow: { base: "floating", lg: "none" },
      })}
      aria-labelledby="summary"
    >
      <CardTitle id="summary" className={css({ display: { base: "none", lg: "block" } })}>
        {t("ecommerce.summary")}
      </CardTitle>
      <form
        className={css({
          display: { base: open ? "grid" : "none", lg: "grid" },
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gap: "2",
          alignItems: "end",
        })}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (code.trim() === "" || couponRate(code) > 0) onCoupon(code.trim().toUpperCase());
        }}
      >
        <Field
          label={t("ecommerce.coupon")}
          error={wrong ? t("ecommerce.couponWrong") : undefined}
          success={coupon !== "" ? t("ecommerce.couponOn", { percent: couponRate(coupon) / 100 }) : undefined}
        >
          <Input
            value={code}
            maxLength={20}
            autoComplete="off"
            placeholder="KOPI10"
            onChange={(event) => {
              setCode(event.target.value);
              setTried(false);
            }}
          />
        </Field>
        <Button type="submit" className={css({ alignSelf: "start", mt: "1.625rem" })}>
          {t("ecommerce.apply")}
        </Button>
      </form>
      <dl className={css({ display: { base: open ? "grid" : "none", lg: "grid" }, gap: "1.5" })}>
        {lines.map(([name, cents]) => (
          <div key={name} className={css({ display: "flex", justifyContent: "space-between", gap: "3" })}>
            <dt className={css({ color: "text.muted" })}>{t(`ecommerce.sum.${name}`)}</dt>
            <dd>
              <Money cents={cents === 0 ? 0 : cents} />
            </dd>
          </div>
        ))}
        <div className={css({ display: "flex", justifyContent: "space-between", gap: "3" })}>
          <dt className={css({ color: "text.muted" })}>{t("ecommerce.sum.delivery")}</dt>
          <dd>{totals.delivery === 0 ? t("ecommerce.free") : <Money cents={totals.delivery} />}</dd>
        </div>
      </dl>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "3",
        })}
      >
        <span className={css({ display: { lg: "none" } })}>
          <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronUp size={16} aria-hidden className={css({ rotate: open ? "180deg" : undefined })} />
            {t("cart.total")}
          </Button>
        </span>
        <span className={css({ display: { base: "none", lg: "inline" } })}>{t("cart.total")}</span>
        <strong className={css({ fontSize: "lg", fontWeight: "semibold" })} aria-live="polite" data-total>
          <Money cents={totals.total} />
        </strong>
        {onNext && (
          <Button variant="solid" onClick={onNext} className={css({ w: { lg: "full" } })}>
            {t("ecommerce.toAddress")}
          </Button>
        )}
      </div>
    </Card>
  );
}
