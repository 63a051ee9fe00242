/** Number of products in the cart: from the session until the cart has loaded. */
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../../session/account.ts";
import { CountBadge } from "../count-badge.tsx";
import { useCart } from "./use-cart.ts";

export function CartBadge({ id }: { id: string }) {
  const t = useText();
  const known = useAccount()?.extras.eCommerceCartItemsCount ?? 0;
  const count = useCart().products?.length ?? known;
  return <CountBadge id={id} count={count} text={t("cart.items", { count })} />;
}
