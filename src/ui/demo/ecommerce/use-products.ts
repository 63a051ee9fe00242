/** Products of the shop: a page from the server, or all of them where filters apply in the browser. */
import { keepPreviousData } from "@tanstack/react-query";
import { useListProducts } from "#generated/demo/hooks/ecommerce.ts";
import type { operations, Product } from "#generated/demo/schema.ts";
import { fits, isFiltered, perPage, type ShopView } from "./shop-view.ts";

type Query = NonNullable<operations["listProducts"]["parameters"]["query"]>;

const everything = 100;

/** Without defaults, so that equal pages share a cache entry. */
export function pageQuery({ q, sort, page }: ShopView): Query {
  return {
    ...(q !== undefined && { q }),
    ...(sort !== undefined && { sortBy: sort }),
    ...(page !== undefined && { page }),
  };
}

/** All pages in one, for the counts of the filters. */
export function allQuery(view: ShopView): Query {
  const { page: _page, ...unpaged } = pageQuery(view);
  return { ...unpaged, perPage: everything };
}

interface Products {
  readonly products: readonly Product[] | undefined;
  readonly total: number;
  readonly page: number;
  /** All that match the search, for the counts of the filters. */
  readonly all: readonly Product[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly stale: boolean;
}

export function useProducts(view: ShopView): Products {
  const filtered = isFiltered(view);
  const ofPage = useListProducts({ query: pageQuery(view) }, { enabled: !filtered, placeholderData: keepPreviousData });
  const ofAll = useListProducts({ query: allQuery(view) }, { placeholderData: keepPreviousData });
  const query = filtered ? ofAll : ofPage;
  const fitting = filtered ? ofAll.data?.products.filter((product) => fits(product, view)) : undefined;
  const total = fitting?.length ?? query.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(view.page ?? 1, last);
  const shown = fitting ? fitting.slice((page - 1) * perPage, page * perPage) : ofPage.data?.products;
  return {
    // Past the end the page is empty until the URL is corrected.
    products: shown?.length === 0 && total > 0 ? undefined : shown,
    total,
    page,
    all: ofAll.data?.products,
    error: query.error,
    retry: () => void query.refetch(),
    stale: query.isPlaceholderData,
  };
}
