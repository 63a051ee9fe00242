/** A product, by its slug. */
import { createFileRoute } from "@tanstack/react-router";
import { getProductOptions, listProductsOptions } from "#generated/demo/hooks/ecommerce.ts";
import { ProductPage } from "../../../../../demo/ecommerce/product-page.tsx";
import { allQuery } from "../../../../../demo/ecommerce/use-products.ts";
import { productIdOf } from "../../../../../demo/ecommerce/shop-view.ts";

export const Route = createFileRoute("/_app/apps/ecommerce/product-detail/$slug")({
  // Awaited, with the related products, which stand above the footer.
  loader: async ({ context: { queryClient }, params }) => {
    const id = productIdOf(params.slug);
    if (id === 0) return;
    await Promise.all([
      queryClient.prefetchQuery(getProductOptions({ path: { id } })),
      queryClient.prefetchQuery(listProductsOptions({ query: allQuery({}) })),
    ]);
  },
  component: ProductPage,
});
