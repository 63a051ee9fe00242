/** A product, by its slug. */
import { createFileRoute } from "@tanstack/react-router";
import { getProductOptions } from "#generated/demo/hooks/ecommerce.ts";
import { ProductPage } from "../../../../../demo/ecommerce/product-page.tsx";
import { productIdOf } from "../../../../../demo/ecommerce/shop-view.ts";

export const Route = createFileRoute("/_app/apps/ecommerce/product-detail/$slug")({
  loader: ({ context, params }) => {
    const id = productIdOf(params.slug);
    if (id > 0) void context.queryClient.prefetchQuery(getProductOptions({ path: { id } }));
  },
  component: ProductPage,
});
