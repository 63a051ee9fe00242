/** One product in the cart: quantity, price and remove. */
import { css } from "#generated/styles/css/index.js";
import { Minus, Plus, X } from "lucide-react";
import type { CartProduct } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { Money } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { centsOf, maxQuantity, type CartView } from "./use-cart.ts";

interface StepProps {
  label: string;
  to: number;
  onStep: (qty: number) => void;
  children: React.ReactNode;
}

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <IconButton
      size="xs"
      variant="outline"
      label={label}
      inactive={to < 1 || to > maxQuantity}
      onClick={() => onStep(to)}
    >
      {children}
    </IconButton>
  );
}

export function CartLine({
  product,
  onQuantity,
  onRemove,
}: {
  product: CartProduct;
  onQuantity: CartView["setQuantity"];
  onRemove: CartView["remove"];
}) {
  const t = useText();
  const { name, brand, image, qty } = product;
  const set = (next: number): void => onQuantity(product, next);
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
          <div
            className={css({ display: "flex", alignItems: "center", gap: "1" })}
            role="group"
            aria-label={t("cart.quantity", { name })}
          >
            <Step label={t("cart.less")} to={qty - 1} onStep={set}>
              <Minus size={14} aria-hidden />
            </Step>
            <span
              className={css({ minW: "7", textAlign: "center", fontVariantNumeric: "tabular-nums" })}
              aria-live="polite"
            >
              {qty}
            </span>
            <Step label={t("cart.one")} to={qty + 1} onStep={set}>
              <Plus size={14} aria-hidden />
            </Step>
          </div>
          <Money cents={centsOf(product)} />
        </div>
      </div>
    </li>
  );
}
