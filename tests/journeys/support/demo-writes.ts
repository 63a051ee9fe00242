/** How each writing call of the demo layer is made by a button, for checks that apply to all of them. */
import type { Locator, Page } from "playwright-core";

export interface DemoWrite {
  /** Operation of the contract. */
  readonly operation: string;
  readonly path: string;
  /** What to do before the button can be pressed. */
  readonly reach?: (page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** Other writes that the button makes before or after. */
  readonly also?: readonly string[];
}

const dialog = (page: Page): Locator => page.locator("dialog[open], [role=dialog]").last();
const named = (root: Page | Locator, name: string | RegExp): Locator =>
  root.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    named(page, name).first().click();
/** Opens the confirmation of a deletion. */
const confirmation = (page: Page): Locator => named(page.getByRole("alertdialog"), "Delete");
const product = (page: Page): Locator => page.locator("[data-product]").first();

const shop = "/apps/ecommerce";

export const demoWrites: readonly DemoWrite[] = [
  {
    operation: "toggleBookmark",
    path: "/forms/elements/input-mask",
    button: (page) => named(page.locator("main"), "Bookmark “Input Mask”"),
  },
  {
    operation: "updateEmails",
    path: "/apps/email/inbox",
    button: (page) => named(page.locator("[data-mail-list] li").first(), "Star"),
  },
  {
    operation: "updateEmailsLabel",
    path: "/apps/email/inbox?mail=12",
    reach: (page) => named(page.getByRole("toolbar", { name: "This email" }), "Labels").click(),
    button: (page) => page.getByRole("menuitemcheckbox", { name: "Private" }),
  },
  {
    operation: "sendEmail",
    path: "/apps/email/inbox?mail=26",
    async reach(page) {
      await press("Reply")(page);
      await page.getByRole("textbox", { name: "Message" }).fill("Thank you!");
    },
    button: (page) => named(page, "Send"),
  },
  {
    operation: "updateChatProfile",
    path: "/apps/chat",
    async reach(page) {
      await press(/Your profile/)(page);
      await dialog(page).getByLabel("About you").fill("Back on Monday.");
    },
    button: (page) => named(dialog(page), "Save changes"),
  },
  {
    operation: "sendChatMessage",
    path: "/apps/chat?chat=2",
    reach: (page) => page.getByLabel("Message to Marisol Vega").fill("Yes, close it."),
    button: (page) => named(page, "Send"),
  },
  {
    operation: "addTask",
    path: "/apps/todo",
    async reach(page) {
      await press("Add task")(page);
      await dialog(page).getByLabel("Title").fill("Taste the new kaya");
    },
    button: (page) => named(dialog(page), "Add task"),
  },
  {
    operation: "updateTask",
    path: "/apps/todo?task=17",
    reach: (page) => dialog(page).getByLabel("Title").fill("Find two buddies for each new colleague"),
    button: (page) => named(dialog(page), "Save"),
  },
  { operation: "deleteTask", path: "/apps/todo?task=17", button: (page) => named(dialog(page), "Delete") },
  {
    operation: "addEvent",
    path: "/apps/calendar",
    async reach(page) {
      await press("Add event")(page);
      await dialog(page).getByLabel("Title").fill("Retreat");
    },
    button: (page) => named(dialog(page), "Add event"),
  },
  {
    operation: "updateEvent",
    path: "/apps/calendar?event=3",
    reach: (page) => dialog(page).getByLabel("Title").fill("Payroll closes"),
    button: (page) => named(dialog(page), "Save changes"),
  },
  {
    operation: "removeEvent",
    path: "/apps/calendar?event=3",
    reach: (page) => named(dialog(page), "Delete").click(),
    button: confirmation,
  },
  {
    operation: "addUser",
    path: "/apps/user/list",
    async reach(page) {
      await press("Add user")(page);
      const form = page.getByRole("dialog", { name: "Add user" });
      await form.getByLabel("Full name").fill("Mei Tan");
      await form.getByLabel("Username").fill("mei.tan");
      await form.getByLabel("Email").fill("mei.tan@kopitiam.example");
    },
    button: (page) => named(page.getByRole("dialog", { name: "Add user" }), "Add user"),
  },
  {
    operation: "updateUser",
    path: "/apps/user/edit/10",
    reach: (page) => page.getByRole("form").getByLabel("Company").fill("Fjordline"),
    button: (page) => named(page, "Save changes"),
  },
  { operation: "suspendUser", path: "/apps/user/view/10", button: (page) => named(page, "Suspend") },
  { operation: "reactivateUser", path: "/apps/user/view/9", button: (page) => named(page, "Activate") },
  {
    operation: "deleteUser",
    path: "/apps/user/view/10",
    reach: press("Delete"),
    button: confirmation,
  },
  {
    operation: "updateUserAvatar",
    path: "/apps/user/edit/10",
    async reach(page) {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press("Change picture")(page)]);
      await chooser.setFiles({ name: "me.png", mimeType: "image/png", buffer: await page.screenshot() });
      await page.getByRole("form").locator("img[src^='blob:']").waitFor();
    },
    button: (page) => named(page, "Save changes"),
    also: ["updateUser"],
  },
  {
    operation: "addInvoice",
    path: "/apps/invoice/add",
    async reach(page) {
      await page.getByRole("combobox", { name: "Client" }).focus();
      await page.keyboard.type("Mel");
      await page.getByRole("option", { name: /^Mel/ }).first().waitFor();
      await page.keyboard.press("Enter");
      await page.getByLabel("Item", { exact: true }).fill("Awning");
      await page.getByLabel("Price").fill("99.50");
    },
    button: (page) => named(page, "Create invoice"),
  },
  {
    operation: "updateInvoice",
    path: "/apps/invoice/edit/5036",
    reach: (page) => page.getByLabel("Quantity").first().fill("7"),
    button: (page) => named(page, "Save changes"),
  },
  {
    operation: "sendInvoice",
    path: "/apps/invoice/preview/5036",
    reach: press("Send"),
    button: (page) => named(page.getByRole("dialog", { name: "Send invoice #5036" }), "Send"),
  },
  {
    operation: "addInvoicePayment",
    path: "/apps/invoice/preview/5033",
    async reach(page) {
      await press("Record payment")(page);
      await dialog(page).getByLabel("Amount").fill("100");
    },
    button: (page) => named(dialog(page), "Record payment"),
  },
  {
    operation: "deleteInvoice",
    path: "/apps/invoice/list",
    async reach(page) {
      await page
        .getByRole("checkbox", { name: /^Select/ })
        .nth(1)
        .check();
      await press("Delete")(page);
    },
    button: confirmation,
  },
  {
    operation: "addToWishlist",
    path: `${shop}/shop?q=Desk`,
    button: (page) => named(product(page), /^On the wishlist/),
  },
  {
    operation: "removeFromWishlist",
    path: `${shop}/wishlist`,
    button: (page) => named(product(page), /^Remove /),
  },
  {
    operation: "addToCart",
    path: `${shop}/shop`,
    button: (page) => named(page.locator("main"), /^Add to cart/).first(),
  },
  {
    operation: "removeFromCart",
    path: `${shop}/checkout`,
    button: (page) => named(page.locator("main"), /^Remove /).first(),
  },
  {
    operation: "removeFromCart",
    path: "/me/notifications",
    reach: press(/^Shopping cart/),
    button: (page) => named(page.getByRole("dialog", { name: "Shopping cart" }), /^Remove /).first(),
  },
  {
    operation: "addToWishlist",
    path: `${shop}/checkout`,
    button: (page) => named(page.locator("main"), /^Save for later/).last(),
    also: ["removeFromCart"],
  },
  {
    operation: "updateAccountSettings",
    path: "/pages/account-settings",
    reach: (page) => page.getByRole("textbox", { name: "Company" }).fill("Kopitiam Group"),
    button: (page) => named(page, "Save changes"),
  },
  {
    operation: "updateBlog",
    path: "/pages/blog/edit/1",
    reach: (page) => page.getByLabel("Title").fill("A quieter hour"),
    button: (page) => named(page, "Save changes"),
  },
];

/** Writes that two clicks make twice on purpose, or that no button of the demo makes. */
export const notByOneButton: Readonly<Record<string, string>> = {
  updateCartItem: "Each click on plus adds one.",
  resetDemo: "Afterwards the page starts again.",
};
