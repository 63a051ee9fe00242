/** What the demo parts of the shell show, in one call: bookmarks, cart, and on pages of an app the badges of the menu. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { getBookmarksKey } from "#generated/demo/hooks/bookmarks.ts";
import { listChatsAndContactsKey } from "#generated/demo/hooks/chat.ts";
import { getDemoPartsOptions } from "#generated/demo/hooks/demo.ts";
import { listCartKey } from "#generated/demo/hooks/ecommerce.ts";
import { listEmailsKey } from "#generated/demo/hooks/email.ts";
import { isProductPage } from "./bookmarks/product-page.ts";

const everywhere = { bookmarks: getBookmarksKey(), cart: listCartKey() } as const;
const inApps = { inbox: listEmailsKey({ query: { folder: "inbox" } }), chats: listChatsAndContactsKey() } as const;

/** A call that hangs must not keep the rest of the shell away. */
const patience = 10_000;

/** Never rejects: each part shows the error of its own call. */
export async function loadDemoData(client: QueryClient): Promise<void> {
  if (isProductPage(location.pathname)) return;
  const wanted: Partial<Record<"bookmarks" | "cart" | "inbox" | "chats", QueryKey>> = {
    ...everywhere,
    ...(location.pathname.startsWith("/apps/") && inApps),
  };
  // The page may have asked for some of it.
  const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (name) => !client.getQueryState(wanted[name] ?? [])?.dataUpdatedAt,
  );
  if (names.length === 0) return;
  const options = getDemoPartsOptions({ query: { parts: names } });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patience)));
  const parts = await Promise.race([client.fetchQuery(options).catch(() => undefined), timeout]);
  clearTimeout(timer);
  for (const name of names) {
    const key = wanted[name];
    if (key && parts?.[name] !== undefined && !client.getQueryState(key)?.dataUpdatedAt)
      client.setQueryData<unknown>(key, parts[name]);
  }
}
