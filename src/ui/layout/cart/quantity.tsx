/** Quantity with buttons for one less and one more. */
import { css } from "#generated/styles/css/index.js";
import { Minus, Plus } from "lucide-react";
import { IconButton } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { maxQuantity } from "./use-cart.ts";

interface QuantityProps {
  name: string;
  qty: number;
  size?: "xs" | "sm";
  onStep: (by: 1 | -1) => void;
}

export function Quantity({ name, qty, size = "sm", onStep }: QuantityProps) {
  const t = useText();
  return (
    <div
      className={css({ display: "inline-flex", alignItems: "center", gap: "1" })}
      role="group"
      aria-label={t("cart.quantity", { name })}
    >
      <IconButton size={size} variant="outline" label={t("cart.less")} inactive={qty <= 1} onClick={() => onStep(-1)}>
        <Minus size={14} aria-hidden />
      </IconButton>
      <span className={css({ minW: "8", textAlign: "center", fontVariantNumeric: "tabular-nums" })} aria-live="polite">
        {qty}
      </span>
      <IconButton
        size={size}
        variant="outline"
        label={t("cart.one")}
        inactive={qty >= maxQuantity}
        onClick={() => onStep(1)}
      >
        <Plus size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
