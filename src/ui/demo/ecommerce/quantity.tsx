/** Quantity with buttons for one less and one more. */
import { css } from "#generated/styles/css/index.js";
import { Minus, Plus } from "lucide-react";
import { IconButton } from "../../kit/button.tsx";
import { maxQuantity } from "../../layout/cart/use-cart.ts";
import { useText } from "../../messages/use-text.ts";

interface QuantityProps {
  name: string;
  qty: number;
  onChange: (qty: number) => void;
}

export function Quantity({ name, qty, onChange }: QuantityProps) {
  const t = useText();
  return (
    <div
      className={css({ display: "inline-flex", alignItems: "center", gap: "1" })}
      role="group"
      aria-label={t("cart.quantity", { name })}
    >
      <IconButton
        size="sm"
        variant="outline"
        label={t("cart.less")}
        inactive={qty <= 1}
        onClick={() => onChange(qty - 1)}
      >
        <Minus size={14} aria-hidden />
      </IconButton>
      <span
        className={css({ minW: "8", textAlign: "center", fontVariantNumeric: "tabular-nums" })}
        aria-live="polite"
        data-quantity
      >
        {qty}
      </span>
      <IconButton
        size="sm"
        variant="outline"
        label={t("cart.one")}
        inactive={qty >= maxQuantity}
        onClick={() => onChange(qty + 1)}
      >
        <Plus size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
