/** Product in the shop's grid or list, or on the wishlist. */
import { css } from "#generated/styles/css/index.js";
import { Truck } from "lucide-react";
import type { ReactNode } from "react";
import type { Product } from "#generated/demo/schema.ts";
import { Card } from "../../kit/card.tsx";
import { Money } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";
import { Stars } from "./stars.tsx";

const grid = css.raw({ display: "grid", gridTemplateRows: "auto 1fr" });
const row = css.raw({
  display: "grid",
  gridTemplateColumns: { base: "6rem minmax(0, 1fr)", md: "12rem minmax(0, 1fr)" },
});

interface ProductCardProps {
  product: Product;
  look: "grid" | "list";
  children: ReactNode;
}

export function ProductCard({ product, look, children }: ProductCardProps) {
  const t = useText();
  const { name, slug, brand, price, image, rating, hasFreeShipping, description } = product;
  return (
    <Card
      as="li"
      className={css({ overflow: "hidden", position: "relative" }, look === "grid" ? grid : row)}
      data-product={product.id}
    >
      <img
        src={image}
        alt={t("ecommerce.pictureOf", { name })}
        loading="lazy"
        width={320}
        height={240}
        className={css({
          w: "full",
          h: "full",
          objectFit: "cover",
          bg: "inset",
          aspectRatio: "4 / 3",
        })}
      />
      <div className={css({ p: "4", display: "flex", flexDirection: "column", gap: "1.5", minW: "0" })}>
        <div className={css({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3" })}>
          <Stars rating={rating} />
          <strong className={css({ fontWeight: "semibold" })}>
            <Money cents={Math.round(price * 100)} />
          </strong>
        </div>
        <h2 className={css({ fontWeight: "medium", overflowWrap: "anywhere" })}>
          <Link
            quiet
            to="/apps/ecommerce/product-detail/$slug"
            params={{ slug }}
            className={css({ _hover: { textDecoration: "underline" } })}
          >
            {name}
          </Link>
        </h2>
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{t("ecommerce.by", { brand })}</p>
        <p className={css({ color: "text.muted", lineClamp: "2" })}>{description}</p>
        <div
          className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "auto", pt: "2" })}
        >
          {children}
          {hasFreeShipping && (
            <span className={css(look === "grid" && { position: "absolute", top: "3", insetInlineStart: "3" })}>
              <Tag tone="success">
                <Truck size={14} aria-hidden />
                {t("ecommerce.freeShipping")}
              </Tag>
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
