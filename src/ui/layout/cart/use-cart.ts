/** The cart from the server with pending changes applied. */
import { type MutationFilters, useMutationState, useQueryClient } from "@tanstack/react-query";
import {
  listCartKey,
  removeFromCartMutation,
  updateCartItemMutation,
  useListCart,
  useRemoveFromCart,
  useUpdateCartItem,
} from "#generated/demo/hooks/ecommerce.ts";
import type { Cart, CartProduct } from "#generated/demo/schema.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";

type Update = Parameters<ReturnType<typeof updateCartItemMutation>["mutationFn"]>[0];

export const maxQuantity = 99;

function changed(products: readonly CartProduct[], changes: readonly Update[]): readonly CartProduct[] {
  return changes.reduce((left, { path, body }) => {
    if (body === undefined) return left.filter(({ id }) => id !== path.productId);
    return left.map((product) => (product.id === path.productId ? { ...product, qty: body.qty } : product));
  }, products);
}

const keys = [updateCartItemMutation().mutationKey, removeFromCartMutation().mutationKey].map((key) =>
  JSON.stringify(key),
);
const pendingChanges: MutationFilters = {
  status: "pending",
  predicate: ({ options }) => keys.includes(JSON.stringify(options.mutationKey)),
};

/** In cents, so that totals are exact. */
export function centsOf({ price, qty }: Pick<CartProduct, "price" | "qty">): number {
  return Math.round(price * 100) * qty;
}

export interface CartView {
  /** Undefined while loading. */
  readonly products: readonly CartProduct[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Adds to the quantity, or takes from it. */
  readonly changeQuantity: (product: CartProduct, by: 1 | -1) => void;
  readonly remove: (product: CartProduct) => void;
}

/** Serialised, so that the last click wins. */
const scope = { id: "cart" };

export function useCart(): CartView {
  const t = useText();
  const client = useQueryClient();
  const { data, error, refetch } = useListCart(undefined, { staleTime: 60_000 });
  const pending = useMutationState({ filters: pendingChanges, select: ({ state }) => state.variables as Update });
  const onError = (): void => void toast({ kind: "error", text: t("cart.failed") });
  const update = useUpdateCartItem({
    scope,
    onError,
    onSuccess: ({ productId, qty }) =>
      void client.setQueryData<Cart>(
        listCartKey(),
        (cart) =>
          cart && {
            products: cart.products.map((product) => (product.id === productId ? { ...product, qty } : product)),
          },
      ),
  });
  const remove = useRemoveFromCart({
    scope,
    onError,
    onSuccess: (cart) => void client.setQueryData(listCartKey(), cart),
  });
  return {
    products: data && changed(data.products, pending),
    error,
    retry: () => void refetch(),
    changeQuantity: ({ id }, by) => {
      // Clicks can be faster than the page draws.
      const changes = client
        .getMutationCache()
        .findAll(pendingChanges)
        .map(({ state }) => state.variables as Update);
      const now = client.getQueryData<Cart>(listCartKey())?.products ?? [];
      const qty = (changed(now, changes).find((each) => each.id === id)?.qty ?? 0) + by;
      if (qty >= 1 && qty <= maxQuantity) update.mutate({ path: { productId: id }, body: { qty } });
    },
    remove: ({ id, name }) =>
      remove.mutate(
        { path: { productId: id } },
        { onSuccess: () => void toast({ text: t("cart.removed", { name }) }) },
      ),
  };
}
