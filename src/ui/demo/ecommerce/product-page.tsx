/** A product: picture with zoom, colours, quantity, sharing and related products. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { Check, RotateCcw, ShieldCheck, ShoppingCart, Truck, ZoomIn } from "lucide-react";
import { useState } from "react";
import { useGetProduct, useListProducts, useUpdateCartItem } from "#generated/demo/hooks/ecommerce.ts";
import type { Product, ProductColor, ProductDetail } from "#generated/demo/schema.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Money } from "../../kit/format.tsx";
import { ButtonLink, Link } from "../../kit/link.tsx";
import { NotFoundPage } from "../../kit/not-found-page.tsx";
import { isGone } from "../../kit/loaded.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { ShareMenu } from "../../kit/share-menu.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { toast } from "../../kit/toast.ts";
import { useUndoKey } from "../../kit/undo.ts";
import { Quantity } from "../../layout/cart/quantity.tsx";
import { useText } from "../../messages/use-text.ts";
import { ColorChoice } from "./color-choice.tsx";
import { WishButton } from "./product-buttons.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { productIdOf } from "./shop-view.ts";
import { Stars } from "./stars.tsx";
import { allQuery } from "./use-products.ts";
import { useShopping } from "./use-shopping.ts";

const route = getRouteApi("/_app/apps/ecommerce/product-detail/$slug");
const columns = css.raw({
  display: "grid",
  gap: { base: "5", lg: "8" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.2fr)" },
});

export function ProductPage() {
  const t = useText();
  const { slug } = route.useParams();
  const id = productIdOf(slug);
  const { data, error, refetch } = useGetProduct(
    { path: { id } },
    { enabled: id > 0, retry: (count, failure) => count < 1 && !isGone(failure) },
  );
  if (data && data.product.slug === slug) return <Known key={id} product={data.product} />;
  if (id === 0 || isGone(error) || data)
    return (
      <NotFoundPage
        title={t("ecommerce.unknownTitle")}
        crumbs={[{ label: t("ecommerce.title"), to: "/apps/ecommerce/shop" }]}
        action={<ButtonLink to="/apps/ecommerce/shop">{t("ecommerce.toShop")}</ButtonLink>}
      >
        {t("ecommerce.unknownText")}
      </NotFoundPage>
    );
  return (
    <PageFrame
      title={t("ecommerce.product")}
      crumbs={[{ label: t("ecommerce.title"), to: "/apps/ecommerce/shop" }, { label: t("ecommerce.product") }]}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Card padded as="div">
          <Loading>
            <div className={css(columns)}>
              <Skeleton css={{ h: "20rem", my: "0" }} />
              <div>
                {[60, 30, 90, 80, 40].map((width) => (
                  <Skeleton key={width} css={{ h: "5", mb: "5" }} style={{ width: `${width}%` }} />
                ))}
              </div>
            </div>
          </Loading>
        </Card>
      )}
    </PageFrame>
  );
}

function Known({ product }: { product: ProductDetail }) {
  const t = useText();
  const { name, brand, category, price, description, image, rating, hasFreeShipping, colorOptions } = product;
  const [color, setColor] = useState<ProductColor>(colorOptions[0] ?? "primary");
  const [zoomed, setZoomed] = useState(false);
  const [qty, setQty] = useState(1);
  const { addToCart, isAdding } = useShopping();
  const { mutateAsync: update, isPending } = useUpdateCartItem();
  useUndoKey();
  const add = async (): Promise<void> => {
    if (!(await addToCart(product)) || qty === 1) return;
    await update({ path: { productId: product.id }, body: { qty } }).catch(() =>
      toast({ kind: "error", text: t("ecommerce.notAdded", { name }) }),
    );
  };
  const facts = [
    { icon: ShieldCheck, text: t("ecommerce.warranty") },
    { icon: RotateCcw, text: t("ecommerce.returns") },
    ...(hasFreeShipping ? [{ icon: Truck, text: t("ecommerce.freeShipping") }] : []),
  ];
  return (
    <PageFrame
      title={name}
      intro={
        <>
          {`${t("ecommerce.by", { brand: "" })} `.trimStart()}
          <Link underlined to="/apps/ecommerce/shop" search={{ brand: [brand] }}>
            {brand}
          </Link>
          {` · ${t(`ecommerce.category.${category}`)}`}
        </>
      }
      crumbs={[{ label: t("ecommerce.title"), to: "/apps/ecommerce/shop" }, { label: name }]}
    >
      <Card as="div" className={css({ p: { base: "4", md: "6" } }, columns)}>
        <div
          className={css({
            position: "relative",
            alignSelf: "start",
            bg: "inset",
            borderRadius: "card",
            overflow: "hidden",
          })}
        >
          <img
            src={image}
            alt={t("ecommerce.pictureOf", { name })}
            width={640}
            height={480}
            className={css({ w: "full", h: "auto", maxH: "24rem", objectFit: "cover", aspectRatio: "4 / 3" })}
          />
          <span className={css({ position: "absolute", insetBlockEnd: "2", insetInlineEnd: "2" })}>
            <IconButton
              variant="outline"
              label={t("ecommerce.zoom")}
              aria-haspopup="dialog"
              onClick={() => setZoomed(true)}
            >
              <ZoomIn size={16} aria-hidden />
            </IconButton>
          </span>
        </div>
        <div className={css({ display: "grid", gap: "4", alignContent: "start", minW: "0" })}>
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4" })}>
            <strong className={css({ fontSize: "2xl", lineHeight: "2xl", fontWeight: "semibold" })}>
              <Money cents={Math.round(price * 100)} />
            </strong>
            <Stars rating={rating} size={18} />
          </div>
          <p className={css({ display: "flex", alignItems: "center", gap: "1.5", color: "success.text" })}>
            <Check size={16} aria-hidden />
            {t("ecommerce.inStock")}
          </p>
          <p className={css({ maxW: "prose" })}>{description}</p>
          <ul className={css({ display: "grid", gap: "2" })} aria-label={t("ecommerce.features")}>
            {facts.map(({ icon: Icon, text }) => (
              <li
                key={text}
                className={css({ display: "flex", gap: "2.5", alignItems: "center", color: "text.muted" })}
              >
                <Icon size={16} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
          <ColorChoice colors={colorOptions} value={color} onChange={setColor} />
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" })}>
            {product.isInCart ? (
              <ButtonLink variant="solid" to="/apps/ecommerce/checkout">
                <ShoppingCart size={16} aria-hidden />
                {t("ecommerce.viewCart")}
              </ButtonLink>
            ) : (
              <>
                <Quantity name={name} qty={qty} onStep={(by) => setQty((now) => now + by)} />
                <Button variant="solid" loading={isAdding(product.id) || isPending} onClick={() => void add()}>
                  <ShoppingCart size={16} aria-hidden />
                  {t("ecommerce.addToCart")}
                </Button>
              </>
            )}
            <WishButton product={product} size="md" />
            <ShareMenu title={product.name} />
          </div>
        </div>
      </Card>
      <Related product={product} />
      <Dialog open={zoomed} title={name} width="64rem" onClose={() => setZoomed(false)}>
        <img src={image} alt={t("ecommerce.pictureOf", { name })} className={css({ w: "full", h: "auto" })} />
      </Dialog>
    </PageFrame>
  );
}

function Related({ product }: { product: Product }) {
  const { data } = useListProducts({ query: allQuery({}) });
  const others = (data?.products ?? [])
    .filter(({ id }) => id !== product.id)
    .toSorted((a, b) => Number(b.category === product.category) - Number(a.category === product.category))
    .slice(0, 8);
  return others.length > 0 && <RelatedProducts products={others} />;
}
