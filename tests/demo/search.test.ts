/** The main search returns existing pages, files and contacts. */
import dynamicIconImports from "lucide-react/dynamicIconImports.mjs";
import { afterAll, expect, test } from "vitest";
import type { ChatsAndContacts, ContactEntry, MainSearch, PageEntry } from "#generated/demo/schema.ts";
import { openDemoGateway } from "../support/gateway.ts";

const now = new Date("2027-03-06T02:30:00Z");
const gateway = await openDemoGateway({ now: () => now });
afterAll(() => gateway.close());

async function groups(headers: Record<string, string> = {}): Promise<MainSearch["searchArr"]> {
  const { status, body } = await gateway.call<MainSearch>("GET", "/api/main-search/data", { headers });
  expect(status).toBe(200);
  return body.searchArr;
}

async function pages(headers?: Record<string, string>): Promise<PageEntry[]> {
  return (await groups(headers))[0]?.data.filter((entry): entry is PageEntry => "link" in entry) ?? [];
}

test("returns three groups with enough entries to show four", async () => {
  const found = await groups();
  expect(found.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
    ["Pages", 4],
    ["Files", 4],
    ["Contacts", 4],
  ]);
  for (const { groupTitle, data } of found) expect(data.length, groupTitle).toBeGreaterThan(4);
});

test("every page has its own id, title and route, and an existing icon", async () => {
  const found = await pages();
  for (const field of ["id", "target", "link"] as const) {
    expect(new Set(found.map((page) => page[field])).size).toBe(found.length);
  }
  expect(found.map(({ icon }) => icon).filter((icon) => !(icon in dynamicIconImports))).toEqual([]);
});

test.each([
  "/",
  "/dashboard/analytics",
  "/apps/email",
  "/apps/ecommerce/checkout",
  "/apps/user/edit",
  "/pages/blog/edit",
  "/misc/error",
  "/components/blockui",
  "/extensions/export-selected",
  "/page-layout/layout-blank",
  "/forms/elements/pickers",
  "/maps/leaflet",
])("%s can be found", async (link) => {
  expect((await pages()).map((page) => page.link)).toContain(link);
});

test("contacts were last contacted before today", async () => {
  const contacts = (await groups())[2]?.data.filter((entry): entry is ContactEntry => "img" in entry) ?? [];
  const today = now.toISOString().slice(0, 10);
  expect(contacts.length).toBeGreaterThan(0);
  // Among them everybody with whom there is a chat.
  const { body } = await gateway.call<ChatsAndContacts>("GET", "/apps/chat/chats-and-contacts");
  const partners = body.chatsContacts.map(({ fullName }) => fullName);
  expect(contacts.map(({ title }) => title)).toEqual(expect.arrayContaining(partners));
  for (const { date } of contacts) expect(date < today).toBe(true);
});

test("a bookmark appears in the search", async () => {
  const headers = { "X-Demo-Session": "search-bookmark" };
  const page = (await pages(headers)).find(({ isBookmarked }) => !isBookmarked);
  await gateway.call("POST", "/api/bookmarks/update", { headers, body: { id: page?.id } });
  expect((await pages(headers)).find(({ id }) => id === page?.id)?.isBookmarked).toBe(true);
});
