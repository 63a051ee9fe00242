/** Cart panel: products, quantities, total and link to the checkout. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef } from "react";
import { Money } from "../../kit/format.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { CartLine } from "./cart-line.tsx";
import { centsOf, useCart } from "./use-cart.ts";

const checkout = "/apps/ecommerce/checkout";
const shop = "/apps/ecommerce/shop";

interface CartPanelProps {
  onClose: () => void;
  /** False where the title is already shown above. */
  titled?: boolean;
}

export function CartPanel({ onClose, titled = true }: CartPanelProps) {
  const t = useText();
  const { products, error, retry, changeQuantity, remove } = useCart();
  const panel = useRef<HTMLDivElement>(null);
  const count = products?.length;
  useEffect(() => {
    // On opening, and when the focused line was removed.
    const outside = document.activeElement === document.body || !panel.current?.contains(document.activeElement);
    if (count !== undefined && outside) panel.current?.querySelector<HTMLElement>("[data-remove], a[href]")?.focus();
  }, [count]);
  const waiting = [0, 1, 2].map((line) => (
    <div key={line} className={css({ px: "3", py: "2.5", h: "6rem" })}>
      <Skeleton css={{ w: "60%" }} />
      <Skeleton css={{ w: "30%" }} />
    </div>
  ));
  const empty = (
    <EmptyState
      title={t("cart.empty")}
      action={
        <ButtonLink to={shop} onClick={onClose}>
          {t("cart.toShop")}
        </ButtonLink>
      }
    >
      {t("cart.emptyText")}
    </EmptyState>
  );
  return (
    <div
      ref={panel}
      className={css({
        m: titled ? "-3" : undefined,
        mx: titled ? undefined : "-5",
        mb: titled ? undefined : "-5",
        display: "flex",
        flexDirection: "column",
        maxH: "min(31rem, calc(100dvh - 5rem))",
      })}
    >
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "2",
          px: titled ? "3" : "5",
          h: titled ? "11" : "8",
          flexShrink: 0,
          borderBottomWidth: "1px",
          borderColor: "border",
        })}
      >
        {titled && <h2 className={css({ fontWeight: "semibold" })}>{t("cart.title")}</h2>}
        <span className={css({ color: "text.muted", fontSize: "sm" })} role="status">
          {count !== undefined && t("cart.items", { count })}
        </span>
      </div>
      <div className={css({ flex: "1", minH: "12rem", overflowY: "auto", overscrollBehavior: "contain" })}>
        <Loaded query={{ data: products, error, refetch: retry }} waiting={waiting}>
          {(lines) =>
            lines.length === 0 ? (
              empty
            ) : (
              <ul>
                {lines.map((product) => (
                  <CartLine key={product.id} product={product} onStep={changeQuantity} onRemove={remove} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {products && products.length > 0 && (
        <div className={css({ borderTopWidth: "1px", borderColor: "border", p: "3", flexShrink: 0 })}>
          <p className={css({ display: "flex", justifyContent: "space-between", fontWeight: "semibold", mb: "2.5" })}>
            {t("cart.total")}
            <Money cents={products.reduce((sum, product) => sum + centsOf(product), 0)} />
          </p>
          <ButtonLink to={checkout} variant="solid" onClick={onClose} className={css({ w: "full" })}>
            {t("cart.checkout")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
