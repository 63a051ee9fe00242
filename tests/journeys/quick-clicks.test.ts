/** Every button of the demo that writes is pressed three times at once: the call is made once. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "#generated/demo/operations.ts";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { shown } from "./support/visits.ts";

let app: TestApp;
let visited: TestPage;
beforeAll(async () => {
  app = await openApp();
  visited = await app.open("/pages/pricing", { account: "admin@demo.com" });
  await shown(visited.page, "[data-plan]");
});
afterAll(() => app.close());

/** Prepares the page and returns the button. */
type Prepare = (page: Page) => Locator | Promise<Locator>;

const inDialog = (page: Page, name: string | RegExp): Locator =>
  page.locator("[role=dialog], [role=alertdialog]").last().getByRole("button", { name });

const confirmed =
  (open: (page: Page) => Promise<unknown>, name: string): Prepare =>
  async (page) => {
    await open(page);
    return page.getByRole("alertdialog").getByRole("button", { name });
  };

const writes: Readonly<Record<string, readonly [path: string, prepare: Prepare]>> = {
  sendEmail: [
    "/apps/email/inbox",
    async (page) => {
      await page.getByRole("button", { name: "Compose" }).first().click();
      await page.getByLabel("To", { exact: true }).fill("kavitha.raman@kopitiam.example");
      await page.getByLabel("Subject").fill("Menu");
      return inDialog(page, "Send");
    },
  ],
  sendChatMessage: [
    "/apps/chat?chat=2",
    async (page) => {
      await page.getByLabel("Message to Marisol Vega").fill("Once");
      return page.getByRole("button", { name: "Send" });
    },
  ],
  addTask: [
    "/apps/todo?task=new",
    async (page) => {
      await page.getByLabel("Title").fill("Once");
      return inDialog(page, "Add task");
    },
  ],
  deleteTask: ["/apps/todo?task=18", (page) => inDialog(page, "Delete")],
  addEvent: [
    "/apps/calendar?event=new",
    async (page) => {
      await page.getByLabel("Title").fill("Once");
      return inDialog(page, "Add event");
    },
  ],
  updateEvent: [
    "/apps/calendar?event=3",
    async (page) => {
      await page.getByLabel("Title").fill("Changed");
      return inDialog(page, "Save");
    },
  ],
  removeEvent: [
    "/apps/calendar?event=4",
    confirmed((page) => inDialog(page, "Delete").click(), "Delete"),
  ],
  addUser: [
    "/apps/user/list?add=yes",
    async (page) => {
      for (const [label, value] of [
        ["Name", "Wei Ling"],
        ["Username", "weiling"],
        ["Email", "wei.ling@kopitiam.example"],
      ] as const)
        await page.getByRole("dialog").getByLabel(label, { exact: true }).fill(value);
      return inDialog(page, "Add user");
    },
  ],
  updateUser: [
    "/apps/user/edit/10",
    async (page) => {
      await page.getByLabel("Company", { exact: true }).fill("Changed");
      return page.getByRole("button", { name: "Save changes" });
    },
  ],
  suspendUser: [
    "/apps/user/view/10",
    confirmed((page) => page.locator("main").getByRole("button", { name: "Suspend" }).click(), "Suspend"),
  ],
  reactivateUser: ["/apps/user/view/10", (page) => page.locator("main").getByRole("button", { name: "Reactivate" })],
  addInvoice: [
    "/apps/invoice/add?from=5036",
    (page) => page.getByRole("button", { name: "Create invoice" }),
  ],
  updateInvoice: [
    "/apps/invoice/edit/5036",
    async (page) => {
      await page.getByLabel("Quantity").first().fill("7");
      return page.getByRole("button", { name: "Save changes" });
    },
  ],
  sendInvoice: ["/apps/invoice/preview/5036?open=send", (page) => inDialog(page, "Send")],
  addInvoicePayment: [
    "/apps/invoice/preview/5035?open=payment",
    (page) => inDialog(page, "Record payment"),
  ],
  addToCart: ["/apps/ecommerce/shop?page=3", (page) => page.getByRole("button", { name: /^Add to cart/ }).first()],
  removeFromCart: ["/apps/ecommerce/checkout", (page) => page.getByRole("button", { name: /^Remove/ }).first()],
  removeFromWishlist: ["/apps/ecommerce/wishlist", (page) => page.getByRole("button", { name: /^Remove/ }).first()],
  updateAccountSettings: [
    "/pages/account-settings",
    async (page) => {
      await page.getByRole("textbox", { name: "Company" }).fill("Kopitiam Group");
      return page.getByRole("button", { name: "Save changes" });
    },
  ],
  updateBlog: [
    "/pages/blog/edit/1",
    async (page) => {
      await page.getByLabel("Title").fill("A quieter hour");
      return page.getByRole("button", { name: "Save changes" });
    },
  ],
};

/** Pressed again, these are taken back, count on, or are sent from elsewhere. */
const others: Readonly<Record<string, string>> = {
  resetDemo: "asks first, and a second reset changes nothing",
  toggleBookmark: "a switch",
  updateEmails: "switches such as the star; moved emails leave the list",
  updateEmailsLabel: "a switch",
  updateChatProfile: "switches and a radio group",
  updateTask: "a checkbox and a star; the form is the one of addTask",
  deleteUser: "the dialog is the one of suspendUser",
  updateUserAvatar: "sent when a file is chosen",
  deleteInvoice: "the dialog is the one of suspendUser",
  addToWishlist: "a switch",
  updateCartItem: "a counter: every press counts",
};

const calls = operations.filter(({ method, tag }) => method !== "get" && tag !== "auth");

test("every write is here", () => {
  expect([...Object.keys(writes), ...Object.keys(others)].toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

test.each(Object.entries(writes))("%s", async (id, [path, prepare]) => {
  const { page, goTo } = visited;
  const { method, path: template } = calls.find((call) => call.id === id) ?? { method: "", path: "" };
  const address = new RegExp(`${template.replaceAll(/\{\w+\}/g, "[^/]+")}(\\?|$)`);
  let made = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (route.request().method().toLowerCase() !== method) return route.fallback();
    made += 1;
    await released;
    await route.fallback();
  });
  await goTo(path);
  const button = await prepare(page);
  await button.waitFor();
  const answered = page.waitForResponse(
    (response) => address.test(response.url()) && response.request().method().toLowerCase() === method,
  );
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    element.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    element.click();
  });
  await expect.poll(() => made).toBeGreaterThan(0);
  release();
  expect((await answered).status()).toBeLessThan(300);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(made).toBe(1);
  await page.unroute(address);
});
