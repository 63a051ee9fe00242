/** Wishlist and cart: hearts turn at once and turn back if saving fails. */
import { useMutationState } from "@tanstack/react-query";
import {
  addToWishlistMutation,
  removeFromWishlistMutation,
  useAddToCart,
  useAddToWishlist,
  useRemoveFromWishlist,
} from "#generated/demo/hooks/ecommerce.ts";
import type { Product } from "#generated/demo/schema.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";

interface Variables {
  readonly body?: { readonly productId: number };
  readonly path?: { readonly productId: number };
}

type Named = Pick<Product, "id" | "name" | "isInWishlist">;

interface Shopping {
  readonly isWanted: (product: Named) => boolean;
  readonly toggleWish: (product: Named) => void;
  /** Resolves to whether the product was added. */
  readonly addToCart: (product: Named) => Promise<boolean>;
  readonly isAdding: (id: number) => boolean;
}

const scope = { id: "wishlist" };

export function useShopping(): Shopping {
  const t = useText();
  const offerUndo = useUndo();
  const keyOf = (key: readonly unknown[]): string => JSON.stringify(key);
  const [adds, removes] = [addToWishlistMutation().mutationKey, removeFromWishlistMutation().mutationKey].map(keyOf);
  const pending = useMutationState({
    filters: {
      status: "pending",
      predicate: ({ options }) => [adds, removes].includes(keyOf(options.mutationKey ?? [])),
    },
    select: ({ state }) => state.variables as Variables,
  });
  const onError = (): void => void toast({ kind: "error", text: t("ecommerce.wishFailed") });
  const add = useAddToWishlist({ scope, onError });
  const remove = useRemoveFromWishlist({ scope, onError });
  const cart = useAddToCart();
  const isWanted = ({ id, isInWishlist }: Named): boolean => {
    const last = pending.findLast(({ body, path }) => (body ?? path)?.productId === id);
    return last === undefined ? isInWishlist : last.body !== undefined;
  };
  const put = (id: number, wanted: boolean): void =>
    wanted ? add.mutate({ body: { productId: id } }) : remove.mutate({ path: { productId: id } });
  return {
    isWanted,
    toggleWish: (product) => {
      const wanted = !isWanted(product);
      put(product.id, wanted);
      if (wanted) toast({ text: t("ecommerce.wished", { name: product.name }) });
      else offerUndo(t("ecommerce.unwished", { name: product.name }), () => put(product.id, true));
    },
    isAdding: (id) => cart.isPending && cart.variables.body.productId === id,
    addToCart: async ({ id, name }) => {
      try {
        await cart.mutateAsync({ body: { productId: id } });
        toast({ text: t("ecommerce.added", { name }) });
        return true;
      } catch {
        toast({ kind: "error", text: t("ecommerce.notAdded", { name }) });
        return false;
      }
    },
  };
}
