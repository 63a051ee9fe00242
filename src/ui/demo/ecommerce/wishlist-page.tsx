/** The wishlist: products to keep, to remove or to move to the cart. */
import { css } from "#generated/styles/css/index.js";
import { ShoppingCart, X } from "lucide-react";
import { useState } from "react";
import { useListWishlist, useRemoveFromWishlist } from "#generated/demo/hooks/ecommerce.ts";
import type { Product } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { useUndoKey } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";
import { ProductCard } from "./product-card.tsx";
import { useShopping } from "./use-shopping.ts";

const cards = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(15rem, 1fr))" },
});

export function WishlistPage() {
  const t = useText();
  const { data, error, refetch } = useListWishlist();
  const { isWanted, toggleWish, addToCart } = useShopping();
  const { mutateAsync: remove } = useRemoveFromWishlist();
  const [moving, setMoving] = useState(0);
  useUndoKey();
  const products = data?.products.filter(isWanted);
  const move = async (product: Product): Promise<void> => {
    if (moving !== 0) return;
    setMoving(product.id);
    if (product.isInCart || (await addToCart(product)))
      await remove({ path: { productId: product.id } }).catch(() => undefined);
    setMoving(0);
  };
  const content = () => {
    if (!products && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!products)
      return (
        <Loading>
          <div className={cards}>
            {[1, 2, 3].map((each) => (
              <Skeleton key={each} css={{ h: "22rem", my: "0", borderRadius: "card" }} />
            ))}
          </div>
        </Loading>
      );
    if (products.length === 0)
      return (
        <EmptyState
          title={t("ecommerce.wishlistEmpty")}
          action={<ButtonLink to="/apps/ecommerce/shop">{t("ecommerce.toShop")}</ButtonLink>}
        >
          {t("ecommerce.wishlistEmptyText")}
        </EmptyState>
      );
    return (
      <ul className={cards} aria-label={t("ecommerce.wishlist")}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} look="grid">
            <Button
              size="sm"
              loading={moving === product.id}
              aria-label={`${t("ecommerce.moveToCart")}: ${product.name}`}
              onClick={() => void move(product)}
            >
              <ShoppingCart size={16} aria-hidden />
              {t("ecommerce.moveToCart")}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("cart.remove", { name: product.name })}
              onClick={(event) => event.detail < 2 && toggleWish(product)}
            >
              <X size={16} aria-hidden />
              {t("ecommerce.remove")}
            </Button>
          </ProductCard>
        ))}
      </ul>
    );
  };
  return (
    <PageFrame
      title={t("ecommerce.wishlist")}
      intro={<span role="status">{products ? t("ecommerce.wishCount", { count: products.length }) : "\u00A0"}</span>}
      crumbs={[{ label: t("ecommerce.title"), to: "/apps/ecommerce/shop" }, { label: t("ecommerce.wishlist") }]}
    >
      {content()}
    </PageFrame>
  );
}
