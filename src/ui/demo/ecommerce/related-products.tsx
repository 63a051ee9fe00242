/** Related products in a row that scrolls, also by its buttons. */
import { css } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import type { Product } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Money } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { Stars } from "./stars.tsx";

export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  const turn = (by: 1 | -1): void => {
    const rtl = document.documentElement.dir === "rtl" ? -1 : 1;
    row.current?.scrollBy({ left: by * rtl * row.current.clientWidth * 0.8 });
  };
  return (
    <section className={css({ mt: "6" })} aria-labelledby="related">
      <div className={css({ display: "flex", alignItems: "center", gap: "1", mb: "3" })}>
        <h2 id="related" className={css({ fontSize: "lg", fontWeight: "semibold", flex: "1" })}>
          {t("ecommerce.related")}
        </h2>
        <IconButton size="sm" label={t("tools.pagePrevious")} onClick={() => turn(-1)}>
          <ChevronLeft size={18} className="mirrored" aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t("tools.pageNext")} onClick={() => turn(1)}>
          <ChevronRight size={18} className="mirrored" aria-hidden />
        </IconButton>
      </div>
      <ul
        ref={row}
        className={css({
          display: "grid",
          gridAutoFlow: "column",
          gridAutoColumns: "min(14rem, 70%)",
          gap: "4",
          overflowX: "auto",
          p: "1",
          m: "-1",
          // The first card stays in line with the heading, with room for its focus ring.
          scrollPaddingInline: "1",
          scrollSnapType: "x mandatory",
          scrollBehavior: { base: "smooth", _motionReduce: "auto" },
        })}
      >
        {products.map(({ id, name, slug, image, price, rating, brand }) => (
          <Card as="li" key={id} className={css({ overflow: "hidden", scrollSnapAlign: "start" })}>
            <img
              src={image}
              alt=""
              loading="lazy"
              className={css({ w: "full", aspectRatio: "4 / 3", objectFit: "cover", bg: "inset" })}
            />
            <div className={css({ p: "3", display: "grid", gap: "1" })}>
              <Link
                quiet
                to="/apps/ecommerce/product-detail/$slug"
                params={{ slug }}
                className={css({ fontWeight: "medium", _hover: { textDecoration: "underline" } })}
              >
                {name}
              </Link>
              <span className={css({ color: "text.muted", fontSize: "sm" })}>{t("ecommerce.by", { brand })}</span>
              <span className={css({ display: "flex", justifyContent: "space-between", alignItems: "center" })}>
                <Stars rating={rating} />
                <Money cents={Math.round(price * 100)} />
              </span>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
