/** Products of the shop. */
import { createFileRoute } from "@tanstack/react-router";
import { listProductsOptions } from "#generated/demo/hooks/ecommerce.ts";
import { ShopPage } from "../../../../demo/ecommerce/shop-page.tsx";
import { readShop } from "../../../../demo/ecommerce/shop-view.ts";
import { pageQuery } from "../../../../demo/ecommerce/use-products.ts";
import { onlyKnown } from "../../../../list/list-search.ts";

export const Route = createFileRoute("/_app/apps/ecommerce/shop")({
  validateSearch: onlyKnown(readShop),
  // Not awaited: the page shows a skeleton.
  loader: ({ context, location }) =>
    void context.queryClient.prefetchQuery(
      listProductsOptions({ query: pageQuery(readShop(location.search as Record<string, unknown>)) }),
    ),
  component: ShopPage,
});
