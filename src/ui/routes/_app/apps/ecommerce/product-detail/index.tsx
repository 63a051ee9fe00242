/** Without a slug, shows the first product. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/ecommerce/product-detail/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/ecommerce/first-product.ts")).toFirstProduct(context.queryClient),
});
