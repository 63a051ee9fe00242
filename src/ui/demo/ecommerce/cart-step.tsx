/** First step of the checkout: products with quantity, delivery and discount. */
import { css } from "#generated/styles/css/index.js";
import { Heart, Trash2 } from "lucide-react";
import { useAddToWishlist } from "#generated/demo/hooks/ecommerce.ts";
import type { CartProduct } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Money, useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { toast } from "../../kit/toast.ts";
import { Quantity } from "../../layout/cart/quantity.tsx";
import type { CartView } from "../../layout/cart/use-cart.ts";
import { useText } from "../../messages/use-text.ts";
import { linePrice, listPrice } from "./checkout-totals.ts";
import { Stars } from "./stars.tsx";

interface CartStepProps {
  products: readonly CartProduct[];
  onStep: CartView["changeQuantity"];
  onRemove: CartView["remove"];
}

export function CartStep({ products, onStep, onRemove }: CartStepProps) {
  const t = useText();
  const format = useFormat();
  const { mutateAsync: wish } = useAddToWishlist();
  const keep = async (product: CartProduct): Promise<void> => {
    try {
      await wish({ body: { productId: product.id } });
      onRemove(product);
    } catch {
      toast({ kind: "error", text: t("ecommerce.wishFailed") });
    }
  };
  return (
    <ul
      className={css({
        display: "grid",
        gap: "3",
        gridTemplateColumns: "minmax(0, 1fr)",
        // By the room beside the summary, not by the window.
        containerType: "inline-size",
        containerName: "lines",
      })}
      aria-label={t("cart.title")}
    >
      {products.map((product) => {
        const { id, name, slug, brand, image, qty, rating, shippingDate, offers, discountPercentage } = product;
        return (
          <Card
            key={id}
            as="li"
            className={css({
              display: "grid",
              gap: "4",
              p: "4",
              gridTemplateColumns: "5rem minmax(0, 1fr)",
              "@container lines (min-width: 34rem)": { gridTemplateColumns: "8rem minmax(0, 1fr) auto" },
            })}
          >
            <img
              src={image}
              alt=""
              className={css({
                w: "full",
                aspectRatio: "1",
                objectFit: "cover",
                bg: "inset",
                borderRadius: "control",
              })}
            />
            <div className={css({ minW: "0", display: "grid", gap: "1", alignContent: "start" })}>
              <h2 className={css({ fontWeight: "medium" })}>
                <Link
                  quiet
                  to="/apps/ecommerce/product-detail/$slug"
                  params={{ slug }}
                  className={css({ _hover: { textDecoration: "underline" } })}
                >
                  {name}
                </Link>
              </h2>
              <p
                className={css({
                  display: "flex",
                  flexWrap: "wrap",
                  gap: "2",
                  alignItems: "center",
                  color: "text.muted",
                  fontSize: "sm",
                })}
              >
                {t("ecommerce.by", { brand })} <Stars rating={rating} />
              </p>
              <p className={css({ color: "text.muted", fontSize: "sm" })}>
                {t("ecommerce.deliveryBy", { date: format.date(shippingDate) })}
              </p>
              <p className={css({ color: "success.text", fontSize: "sm" })}>
                {t("ecommerce.saves", { percent: discountPercentage / 100, offers })}
              </p>
              <div className={css({ mt: "1" })}>
                <Quantity name={name} qty={qty} onStep={(by) => onStep(product, by)} />
              </div>
            </div>
            <div
              className={css({
                gridColumn: "1 / -1",
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                gap: "2",
                "@container lines (min-width: 34rem)": {
                  gridColumn: "auto",
                  flexDirection: "column",
                  alignItems: "flex-end",
                },
              })}
            >
              <span
                className={css({
                  flex: "1",
                  "@container lines (min-width: 34rem)": { flex: "none", textAlign: "end" },
                })}
              >
                <strong className={css({ display: "block", fontWeight: "semibold" })}>
                  <Money cents={linePrice(product)} />
                </strong>
                <s className={css({ color: "text.muted", fontSize: "sm" })}>
                  <Money cents={listPrice(product)} />
                </s>
              </span>
              <Button size="sm" aria-label={t("cart.remove", { name })} onClick={() => onRemove(product)}>
                <Trash2 size={16} aria-hidden />
                {t("ecommerce.remove")}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${t("ecommerce.saveForLater")}: ${name}`}
                onClick={(event) => event.detail < 2 && void keep(product)}
              >
                <Heart size={16} aria-hidden />
                {t("ecommerce.saveForLater")}
              </Button>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
