/** Filters of the shop: price, categories, brands, rating; they apply in the browser. */
import { css } from "#generated/styles/css/index.js";
import type { Product, ProductCategory } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { useFormat } from "../../kit/format.tsx";
import { RadioGroup } from "../../kit/radio.tsx";
import { useText } from "../../messages/use-text.ts";
import { countsOf, isFiltered, priceBands, ratings, type PriceBand, type ShopView } from "./shop-view.ts";
import { Stars } from "./stars.tsx";

interface FiltersPaneProps {
  view: ShopView;
  all: readonly Product[] | undefined;
  onChange: (changes: { readonly [Name in keyof ShopView]: ShopView[Name] | undefined }) => void;
}

function Counted({ children, count }: { children: string; count: number }) {
  return (
    <span className={css({ display: "flex", justifyContent: "space-between", gap: "2", flex: "1" })}>
      {children}
      <span className={css({ color: "text.muted", fontVariantNumeric: "tabular-nums" })}>{count}</span>
    </span>
  );
}

export function FiltersPane({ view, all = [], onChange }: FiltersPaneProps) {
  const t = useText();
  const format = useFormat();
  const chosen = { category: view.category ?? [], brand: view.brand ?? [] };
  const money = (dollars: string): string => format.money(Number(dollars) * 100).replace(/[.,]00(?!\d)/, "");
  const bandText = (band: PriceBand): string => {
    const [from = "", to = ""] = band.split("-");
    if (to === "") return t("ecommerce.priceFrom", { from: money(from) });
    return from === "0"
      ? t("ecommerce.priceTo", { to: money(to) })
      : t("ecommerce.priceBetween", { from: money(from), to: money(to) });
  };
  const values = (field: "category" | "brand") => (
    <fieldset className={css({ display: "grid", gap: "1" })}>
      <legend className={css({ fontWeight: "medium", mb: "1" })}>{t(`ecommerce.${field}`)}</legend>
      {[...countsOf(all, field)].map(([value, count]) => {
        const on = chosen[field].some((each) => each === value);
        const next = on ? chosen[field].filter((each) => each !== value) : [...chosen[field], value];
        return (
          <span key={value} className={css({ display: "grid", "& > label": { display: "flex" } })}>
            <LabelledCheckbox
              checked={on}
              onChange={() => onChange({ [field]: next.length > 0 ? (next as ProductCategory[]) : undefined })}
            >
              <Counted count={count}>
                {field === "category" ? t(`ecommerce.category.${value}` as "ecommerce.category.Audio") : value}
              </Counted>
            </LabelledCheckbox>
          </span>
        );
      })}
    </fieldset>
  );
  return (
    <div className={css({ display: "grid", gap: "5" })} role="group" aria-label={t("ecommerce.filters")}>
      <RadioGroup
        label={t("ecommerce.priceRange")}
        value={view.price ?? "all"}
        options={[
          { value: "all" as const, label: t("ecommerce.anyPrice") },
          ...priceBands.map((band) => ({ value: band, label: bandText(band) })),
        ]}
        onChange={(price) => onChange({ price: price === "all" ? undefined : price })}
      />
      {values("category")}
      {values("brand")}
      <RadioGroup
        label={t("ecommerce.rating")}
        value={String(view.rating ?? "all")}
        options={[
          { value: "all", label: t("ecommerce.anyRating") },
          ...ratings.map((rating) => ({
            value: String(rating),
            label: (
              <span className={css({ display: "inline-flex", gap: "2", alignItems: "center" })}>
                <Stars rating={rating} /> {t("ecommerce.andUp")}
              </span>
            ),
          })),
        ]}
        onChange={(value) => onChange({ rating: ratings.find((each) => String(each) === value) })}
      />
      {isFiltered(view) && (
        <Button
          onClick={() => onChange({ price: undefined, category: undefined, brand: undefined, rating: undefined })}
        >
          {t("ecommerce.clearFilters")}
        </Button>
      )}
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{t("ecommerce.filtersNote")}</p>
    </div>
  );
}
