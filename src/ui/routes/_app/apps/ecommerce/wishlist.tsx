/** The wishlist. */
import { createFileRoute } from "@tanstack/react-router";
import { listWishlistOptions } from "#generated/demo/hooks/ecommerce.ts";
import { WishlistPage } from "../../../../demo/ecommerce/wishlist-page.tsx";

export const Route = createFileRoute("/_app/apps/ecommerce/wishlist")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listWishlistOptions()),
  component: WishlistPage,
});
