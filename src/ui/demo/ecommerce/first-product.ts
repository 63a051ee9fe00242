/** Redirects to the first product of the shop, or to the shop if it sells nothing. */
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { listProductsOptions } from "#generated/demo/hooks/ecommerce.ts";

export async function toFirstProduct(client: QueryClient): Promise<never> {
  const { products } = await client.ensureQueryData(listProductsOptions({ query: {} }));
  const [first] = products;
  if (!first) throw redirect({ to: "/apps/ecommerce/shop", replace: true });
  throw redirect({ to: "/apps/ecommerce/product-detail/$slug", params: { slug: first.slug }, replace: true });
}
