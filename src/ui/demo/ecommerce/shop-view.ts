/** View of the shop in the URL, and the filters that the contract has no parameters for. */
import { productCategoryValues, type Product, type ProductCategory } from "#generated/demo/schema.ts";
import { searchText } from "../../list/search-text.ts";

export const sorts = ["featured", "price-asc", "price-desc"] as const;
export type Sort = (typeof sorts)[number];

/** Upper ends in dollars; the last one has none. */
export const priceBands = ["0-50", "50-100", "100-500", "500-1000", "1000-"] as const;
export type PriceBand = (typeof priceBands)[number];
export const ratings = [4, 3, 2] as const;

export const perPage = 9;

export interface ShopView {
  readonly q?: string;
  readonly sort?: Exclude<Sort, "featured">;
  readonly page?: number;
  readonly price?: PriceBand;
  readonly category?: readonly ProductCategory[];
  readonly brand?: readonly string[];
  /** At least this many stars. */
  readonly rating?: (typeof ratings)[number];
}

function listOf(value: unknown): readonly string[] {
  const given = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  return [
    ...new Set(given.filter((each): each is string => typeof each === "string" && each !== "" && each.length < 60)),
  ];
}

export function readShop(raw: Record<string, unknown>): ShopView {
  const q = searchText(raw["q"]);
  const page = Number(raw["page"]);
  const sort = sorts.find((each) => each === raw["sort"]);
  const price = priceBands.find((each) => each === raw["price"]);
  const rating = ratings.find((each) => each === Number(raw["rating"]));
  const category = productCategoryValues.filter((each) => listOf(raw["category"]).includes(each));
  const brand = listOf(raw["brand"]).slice(0, 20);
  return {
    ...(q !== "" && { q }),
    ...(sort !== undefined && sort !== "featured" && { sort }),
    ...(Number.isInteger(page) && page > 1 && page < 1_000_000 && { page }),
    ...(price !== undefined && { price }),
    ...(category.length > 0 && { category }),
    ...(brand.length > 0 && { brand }),
    ...(rating !== undefined && { rating }),
  };
}

export function isFiltered({ price, category, brand, rating }: ShopView): boolean {
  return price !== undefined || category !== undefined || brand !== undefined || rating !== undefined;
}

export function fits(product: Product, { price, category, brand, rating }: ShopView): boolean {
  const [from = "0", to = ""] = price?.split("-") ?? [];
  return (
    product.price >= Number(from) &&
    (to === "" || product.price < Number(to)) &&
    (category === undefined || category.includes(product.category)) &&
    (brand === undefined || brand.includes(product.brand)) &&
    (rating === undefined || product.rating >= rating)
  );
}

/** Number of products per value, for the filters. */
export function countsOf(products: readonly Product[], field: "category" | "brand"): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) counts.set(product[field], (counts.get(product[field]) ?? 0) + 1);
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Id at the end of a slug; 0, which is never used, if there is none. */
export function productIdOf(slug: string): number {
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(slug)?.[1] ?? 0);
  return Number.isInteger(id) ? id : 0;
}
