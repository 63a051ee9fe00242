/** Cart button of the demo layer; its count loads when the page is idle, its content when it opens. */
import { useLocation } from "@tanstack/react-router";
import { ShoppingCart } from "lucide-react";
import { part } from "../../detail/part.ts";
import { useText } from "../../messages/use-text.ts";
import { useHasDemo } from "../bookmarks/use-has-demo.ts";
import { PanelButton } from "../panel-button.tsx";
import { whenIdle } from "../when-idle.tsx";

const CartBadge = whenIdle(async () => (await import("./cart-badge.tsx")).CartBadge, "cart");
const CartPanel = part(async () => (await import("./cart-panel.tsx")).CartPanel, "cart");

/** Pages of the product have no use for it. */
const product = /^\/(companies|platform|tenant|calculators)(\/|$)/;

export function CartButton() {
  const t = useText();
  const shown = useHasDemo();
  const ofProduct = useLocation({ select: ({ pathname }) => product.test(pathname) });
  if (!shown || ofProduct) return null;
  return (
    <PanelButton
      label={t("shell.cart")}
      icon={ShoppingCart}
      css={{ display: { base: "none", sm: "inline-flex" } }}
      badge={(id) => <CartBadge id={id} />}
    >
      {(close) => <CartPanel onClose={close} />}
    </PanelButton>
  );
}
