/** Checkout in three steps, each with its address: cart, delivery address, payment. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { CircleCheck, CreditCard, MapPin, ShoppingCart } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRemoveFromCart } from "#generated/demo/hooks/ecommerce.ts";
import { StepList } from "../../form/wizard/step-list.tsx";
import { placeOf } from "../../form/wizard/steps.ts";
import { Card } from "../../kit/card.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { toast } from "../../kit/toast.ts";
import { useUndoKey } from "../../kit/undo.ts";
import { useCart } from "../../layout/cart/use-cart.ts";
import { useText } from "../../messages/use-text.ts";
import { AddressStep } from "./address-step.tsx";
import { CartStep } from "./cart-step.tsx";
import { useCheckout } from "./checkout-store.ts";
import { cartTotals } from "./checkout-totals.ts";
import { PaymentStep } from "./payment-step.tsx";
import { Summary } from "./summary.tsx";

const route = getRouteApi("/_app/apps/ecommerce/checkout");
const names = ["cart", "address", "payment"] as const;
const icons = { cart: ShoppingCart, address: MapPin, payment: CreditCard };

export function CheckoutPage() {
  const t = useText();
  const { step } = route.useSearch();
  const navigate = route.useNavigate();
  const { products, error, retry, changeQuantity, remove } = useCart();
  const { mutateAsync: take } = useRemoveFromCart();
  const [state, change] = useCheckout();
  const [placed, setPlaced] = useState(false);
  const [placing, setPlacing] = useState(false);
  const furthest = useRef(0);
  useUndoKey();
  const address = state.addresses.find(({ id }) => id === state.addressId);
  const wrong = { cart: products?.length === 0, address: address === undefined, payment: false };
  const steps = names.map((name) => ({
    name,
    label: t(`ecommerce.step.${name}`),
    text: t(`ecommerce.step.${name}Text`),
    icon: icons[name],
    wrong: wrong[name],
    content: null,
  }));
  const at = placeOf(steps, step);
  furthest.current = Math.max(furthest.current, at);
  const shown = names[at] ?? "cart";
  const go = (next: (typeof names)[number]): void => void navigate({ search: next === "cart" ? {} : { step: next } });
  // A guarded step leads to the one that is missing.
  const guarded = products !== undefined && step !== undefined && step !== shown;
  useEffect(() => {
    if (guarded) void navigate({ search: shown === "cart" ? {} : { step: shown }, replace: true });
  }, [guarded, navigate, shown]);
  const place = async (): Promise<void> => {
    if (placing || !products) return;
    setPlacing(true);
    try {
      for (const { id } of products) await take({ path: { productId: id } });
      change({ addressId: null, coupon: "" });
      setPlaced(true);
      void navigate({ search: {}, replace: true });
    } catch {
      toast({ kind: "error", text: t("ecommerce.notPlaced") });
    } finally {
      setPlacing(false);
    }
  };
  const totals = cartTotals(products ?? [], state.coupon);
  const content = () => {
    if (placed)
      return (
        <Card
          as="div"
          className={css({ display: "grid", justifyItems: "center", textAlign: "center", gap: "2", p: "12" })}
          role="status"
        >
          <CircleCheck size={48} className={css({ color: "success" })} aria-hidden />
          <h2 className={css({ fontSize: "lg", fontWeight: "semibold" })}>{t("ecommerce.placedTitle")}</h2>
          <p className={css({ color: "text.muted", mb: "3" })}>{t("ecommerce.placedText")}</p>
          <ButtonLink variant="solid" to="/apps/ecommerce/shop">
            {t("ecommerce.keepShopping")}
          </ButtonLink>
        </Card>
      );
    if (!products && error) return <ErrorState error={error} onRetry={retry} />;
    if (!products)
      return (
        <Loading>
          <Skeleton css={{ h: "12", mb: "4" }} />
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} css={{ h: "8rem", mb: "4", borderRadius: "card" }} />
          ))}
        </Loading>
      );
    if (products.length === 0)
      return (
        <EmptyState
          title={t("cart.empty")}
          action={<ButtonLink to="/apps/ecommerce/shop">{t("ecommerce.toShop")}</ButtonLink>}
        >
          {t("cart.emptyText")}
        </EmptyState>
      );
    return (
      <div className={css({ display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" })}>
        <div className={css({ minW: "0", containerType: "inline-size" })} style={{ containerName: "wizard" }}>
          <StepList
            label={t("ecommerce.checkout")}
            look="modern"
            steps={steps}
            at={at}
            furthest={furthest.current}
            onStep={(next) => go(names[next] ?? "cart")}
          />
        </div>
        <div
          className={css({
            display: "grid",
            gap: "4",
            alignItems: "start",
            gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
          })}
        >
          {shown === "cart" && <CartStep products={products} onStep={changeQuantity} onRemove={remove} />}
          {shown === "address" && <AddressStep state={state} onChange={change} onDone={() => go("payment")} />}
          {shown === "payment" && address && (
            <PaymentStep address={address} total={totals.total} busy={placing} onPlace={() => void place()} />
          )}
          <Summary
            totals={totals}
            coupon={state.coupon}
            onCoupon={(coupon) => change({ coupon })}
            onNext={shown === "cart" ? () => go("address") : undefined}
          />
        </div>
      </div>
    );
  };
  return (
    <PageFrame
      title={t("ecommerce.checkout")}
      crumbs={[{ label: t("ecommerce.title"), to: "/apps/ecommerce/shop" }, { label: t("ecommerce.checkout") }]}
    >
      {content()}
    </PageFrame>
  );
}
