/** One product in the cart: quantity, price and remove. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import type { CartProduct } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { Money } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { Quantity } from "./quantity.tsx";
import { centsOf, type CartView } from "./use-cart.ts";

export function CartLine({
  product,
  onStep,
  onRemove,
}: {
  product: CartProduct;
  onStep: CartView["changeQuantity"];
  onRemove: CartView["remove"];
}) {
  const t = useText();
  const { name, brand, image, qty } = product;
  return (
    <li
      className={css({
        display: "flex",
        gap: "3",
        px: "3",
        py: "2.5",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
      })}
    >
      <img
        className={css({ boxSize: "12", objectFit: "contain", borderRadius: "control", bg: "inset", flexShrink: 0 })}
        src={image}
        alt=""
      />
      <div className={css({ flex: "1", minW: "0" })}>
        <div className={css({ display: "flex", gap: "2", alignItems: "flex-start" })}>
          <div className={css({ flex: "1", minW: "0" })}>
            <p className={css({ fontWeight: "medium", overflowWrap: "anywhere" })}>{name}</p>
            <p className={css({ color: "text.muted", fontSize: "xs", lineHeight: "xs" })}>{t("cart.by", { brand })}</p>
          </div>
          <IconButton size="xs" label={t("cart.remove", { name })} data-remove onClick={() => onRemove(product)}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
        <div
          className={css({
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: "2",
            mt: "1.5",
          })}
        >
          <Quantity name={name} qty={qty} size="xs" onStep={(by) => onStep(product, by)} />
          <Money cents={centsOf(product)} />
        </div>
      </div>
    </li>
  );
}
