/** The cart from the server with pending changes applied. */
import { useMutationState, useQueryClient } from "@tanstack/react-query";
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

/** In cents, so that totals are exact. */
export function centsOf({ price, qty }: Pick<CartProduct, "price" | "qty">): number {
  return Math.round(price * 100) * qty;
}

export interface CartView {
  /** Undefined while loading. */
  readonly products: readonly CartProduct[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly setQuantity: (product: CartProduct, qty: number) => void;
  readonly remove: (product: CartProduct) => void;
}

/** Serialised, so that the last click wins. */
const scope = { id: "cart" };

export function useCart(): CartView {
  const t = useText();
  const client = useQueryClient();
  const { data, error, refetch } = useListCart(undefined, { staleTime: 60_000 });
  const keys = [updateCartItemMutation().mutationKey, removeFromCartMutation().mutationKey].map((key) =>
    JSON.stringify(key),
  );
  const pending = useMutationState({
    filters: { status: "pending", predicate: ({ options }) => keys.includes(JSON.stringify(options.mutationKey)) },
    select: ({ state }) => state.variables as Update,
  });
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
    setQuantity: ({ id }, qty) => {
      if (qty >= 1 && qty <= maxQuantity) update.mutate({ path: { productId: id }, body: { qty } });
    },
    remove: ({ id, name }) =>
      remove.mutate(
        { path: { productId: id } },
        { onSuccess: () => void toast({ text: t("cart.removed", { name }) }) },
      ),
  };
}
