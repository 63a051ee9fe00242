/** Wishlist and cart buttons of a product. */
import { css } from "#generated/styles/css/index.js";
import { Heart, ShoppingCart } from "lucide-react";
import type { Product } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { useShopping } from "./use-shopping.ts";

interface ProductButtonProps {
  product: Product;
  size?: "sm" | "md";
}

export function WishButton({ product, size = "sm" }: ProductButtonProps) {
  const t = useText();
  const { isWanted, toggleWish } = useShopping();
  const wanted = isWanted(product);
  return (
    <ToolButton
      size={size}
      variant="outline"
      label={t("ecommerce.wish", { name: product.name })}
      aria-pressed={wanted}
      onClick={() => toggleWish(product)}
      className={css({ _pressed: { color: "danger" } })}
    >
      <Heart size={16} aria-hidden fill={wanted ? "currentColor" : "none"} />
    </ToolButton>
  );
}

export function CartButton({ product, size = "sm" }: ProductButtonProps) {
  const t = useText();
  const { addToCart, isAdding } = useShopping();
  if (product.isInCart)
    return (
      <ButtonLink size={size} to="/apps/ecommerce/checkout" data-in-cart>
        <ShoppingCart size={16} aria-hidden />
        {t("ecommerce.viewCart")}
      </ButtonLink>
    );
  return (
    <Button
      size={size}
      variant={size === "md" ? "solid" : "outline"}
      loading={isAdding(product.id)}
      aria-label={`${t("ecommerce.addToCart")}: ${product.name}`}
      onClick={(event) => {
        if (event.detail < 2) void addToCart(product);
      }}
    >
      <ShoppingCart size={16} aria-hidden />
      {t("ecommerce.addToCart")}
    </Button>
  );
}
