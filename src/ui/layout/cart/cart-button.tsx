/** Cart button of the demo layer; count and content load when the page is idle. */
import { chakra } from "@chakra-ui/react";
import { ShoppingCart } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { IconButton } from "../../kit/button.tsx";
import { Popover } from "../../kit/popover.tsx";
import { loadMessages } from "../../messages/store.ts";
import { useText } from "../../messages/use-text.ts";
import { useHasDemo } from "../bookmarks/use-has-demo.ts";
import { PanelWait } from "../panel-wait.tsx";
import { useIdle } from "../use-idle.ts";

const texts = () => loadMessages("cart");
const CartBadge = lazy(async () => ({
  default: (await Promise.all([import("./cart-badge.tsx"), texts()]))[0].CartBadge,
}));
const CartPanel = lazy(async () => ({
  default: (await Promise.all([import("./cart-panel.tsx"), texts()]))[0].CartPanel,
}));

export function CartButton() {
  const t = useText();
  const id = useId();
  const idle = useIdle();
  const shown = useHasDemo();
  if (!shown) return null;
  return (
    <chakra.span position="relative" display={{ base: "none", sm: "inline-flex" }}>
      <Popover
        align="end"
        label={t("shell.cart")}
        trigger={(props) => (
          <IconButton {...props} label={t("shell.cart")} aria-describedby={`${id}-count`}>
            <ShoppingCart size={18} aria-hidden />
          </IconButton>
        )}
      >
        {(close) => (
          <PanelWait>
            <CartPanel onClose={close} />
          </PanelWait>
        )}
      </Popover>
      {idle && (
        <Suspense>
          <CartBadge id={`${id}-count`} />
        </Suspense>
      )}
    </chakra.span>
  );
}
