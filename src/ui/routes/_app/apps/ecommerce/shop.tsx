/** Products of the shop. */
import { createFileRoute } from "@tanstack/react-router";
import { listProductsOptions } from "#generated/demo/hooks/ecommerce.ts";
import { ShopPage } from "../../../../demo/ecommerce/shop-page.tsx";
import { isFiltered, readShop } from "../../../../demo/ecommerce/shop-view.ts";
import { allQuery, pageQuery } from "../../../../demo/ecommerce/use-products.ts";
import { onlyKnown } from "../../../../list/list-search.ts";

export const Route = createFileRoute("/_app/apps/ecommerce/shop")({
  validateSearch: onlyKnown(readShop),
  // Awaited: the categories and brands among the filters are those of the products.
  loader: async ({ context: { queryClient }, location }) => {
    const view = readShop(location.search as Record<string, unknown>);
    await Promise.all([
      !isFiltered(view) && queryClient.prefetchQuery(listProductsOptions({ query: pageQuery(view) })),
      queryClient.prefetchQuery(listProductsOptions({ query: allQuery(view) })),
    ]);
  },
  component: ShopPage,
});
