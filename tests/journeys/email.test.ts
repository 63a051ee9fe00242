/** Email: read and replied to by mouse and keyboard, archived and undone, searched, drafted, and safe to open. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp, type PageOptions, type TestApp, type TestPage, typeAtOnce } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped, nextFrame } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const rows = "[data-mail-list] li";

async function openMail(path = "/apps/email/inbox", options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator(`${rows}, article, [data-mail-list] h2`).first().waitFor();
  return opened;
}

const folder = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Email folders" }).getByRole("link", { name });
const subjects = (page: Page) =>
  page.locator(`${rows} a`).evaluateAll((links) => links.map((link) => link.id.replace("mail-", "")));
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");
const toastText = (page: Page, text: string | RegExp) => page.getByRole("region", { name: "Messages" }).getByText(text);

describe("a reply", () => {
  test("by mouse: after sign-in, opened, replied to, and shown in the thread and in sent", async () => {
    const { page, context, faults } = await app.open("/apps/email/inbox");
    await page.getByRole("button", { name: /admin@demo\.com/ }).click();
    await page.waitForURL(/\/apps\/email\/inbox$/);
    await expect.poll(() => folder(page, "Inbox").textContent()).toContain("3 unread");

    await page.getByRole("link", { name: /Kitchen rota for the long weekend/ }).click();
    await page.getByRole("heading", { name: "Kitchen rota for the long weekend" }).waitFor();
    await expect.poll(() => folder(page, "Inbox").textContent()).toContain("2 unread");
    await page.getByRole("button", { name: "Reply", exact: true }).click();
    await page.getByRole("textbox", { name: "Message" }).fill("Farid takes the late shift.");
    // Two fast clicks send one email.
    await page.getByRole("button", { name: "Send" }).dblclick();
    await toastText(page, "Email sent").waitFor();
    await page.getByRole("button", { name: /Adeline Goh.*Farid takes the late shift/ }).click();
    await expect.poll(() => page.getByRole("region", { name: "Replies" }).textContent()).toContain("Kavitha Raman");
    await expect.poll(() => page.getByText("1 reply").isVisible()).toBe(true);

    await folder(page, "Sent").click();
    await page.getByRole("heading", { name: "Sent" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: /To: Kavitha Raman.*Re: Kitchen rota/ }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard: after sign-in, found with j, opened, replied to, and back on its row", async () => {
    const { page, context, faults } = await app.open("/apps/email");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("admin@demo.com");
    // The link for a forgotten password is in between.
    const isPassword = () =>
      page.getByLabel("Password", { exact: true }).evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 3 && !(await isPassword()); step += 1) await page.keyboard.press("Tab");
    await page.keyboard.type("admin");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/apps\/email\/inbox$/);
    await page.locator(rows).first().waitFor();

    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect.poll(() => focusedId(page)).toBe("mail-25");
    await page.keyboard.press("Enter");
    await page.waitForURL(/mail=25/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Nursing room on level 9");
    await page.keyboard.press("r");
    const message = page.getByRole("textbox", { name: "Message" });
    await expect.poll(() => message.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("It is yours from Monday.");
    await page.keyboard.press("Control+Enter");
    await toastText(page, "Email sent").waitFor();
    await page.getByRole("button", { name: /Adeline Goh.*It is yours from Monday/ }).waitFor();
    await page.keyboard.press("u");
    await page.waitForURL((url) => !url.search.includes("mail"));
    await expect.poll(() => focusedId(page)).toBe("mail-25");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("to all excludes ourselves, and one without recipients shows an error at the field", async () => {
    const { page, context } = await openMail("/apps/email/inbox?mail=26");
    await page.keyboard.press("a");
    const form = page.getByRole("region", { name: "Reply to all" });
    await form.getByTitle("Kavitha Raman <kavitha.raman@kopitiam.example>", { exact: true }).waitFor();
    await form.getByTitle("Harjit Singh <harjit.singh@kopitiam.example>", { exact: true }).waitFor();
    await expect.poll(() => form.getByRole("button", { name: /^Remove .*admin@demo\.com/ }).count()).toBe(0);

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New email" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await page.getByText("Add at least one recipient.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("To");
    await page.keyboard.type("kitchen,");
    await page.getByText("“kitchen” isn’t an email address.").waitFor();
    await context.close();
  });
});

test("that was started is restored", async () => {
  const { page, context } = await openMail("/apps/email/inbox?mail=23");
  await page.getByRole("button", { name: "Continue writing" }).click();
  const message = page.getByRole("textbox", { name: "Message" });
  await expect.poll(() => message.textContent()).toContain("Marcus is afraid of");
  await message.press("Control+End");
  await page.keyboard.type(" forklifts.");
  await page.getByRole("button", { name: "Next email" }).click();
  await page.getByRole("heading", { name: "Food safety course" }).waitFor();
  await page.keyboard.press("k");
  await page.getByRole("button", { name: "Continue writing" }).click();
  await expect.poll(() => message.textContent()).toContain("afraid of forklifts.");
  await expect.poll(() => folder(page, "Drafts").textContent()).toContain("3 drafts");
  await context.close();
});

describe("archiving and deleting", () => {
  test("several emails updates the counts, and can be undone by toast and Ctrl+Z", async () => {
    const { page, context, faults } = await openMail();
    const before = await subjects(page);
    await page.getByRole("checkbox", { name: "Select “Kitchen rota for the long weekend”" }).check();
    await page.getByRole("checkbox", { name: "Select “Roastery visit: who is allergic to what?”" }).check();
    await expect
      .poll(() =>
        page.getByRole("checkbox", { name: "Select all" }).evaluate((box: HTMLInputElement) => box.indeterminate),
      )
      .toBe(true);
    await page.getByRole("button", { name: "Move to", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Spam/ }).click();
    await expect.poll(() => subjects(page)).toEqual(before.filter((id) => id !== "26" && id !== "23"));
    await expect.poll(() => folder(page, "Inbox").textContent()).toContain("1 unread");
    await expect.poll(() => folder(page, "Spam").textContent()).toContain("4 unread");
    await toastText(page, "2 emails moved to spam").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => subjects(page)).toEqual(before);
    await expect.poll(() => folder(page, "Inbox").textContent()).toContain("3 unread");

    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("#");
    await expect.poll(async () => (await subjects(page)).length).toBe(before.length - 1);
    await page.keyboard.press("Control+z");
    await expect.poll(() => subjects(page)).toEqual(before);
    await folder(page, "Trash").click();
    await page.getByRole("heading", { name: "Trash" }).waitFor();
    await expect.poll(() => subjects(page)).toEqual(["13", "5"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is reverted with a message if the server rejects it", async () => {
    const { page, context } = await openMail();
    const before = await subjects(page);
    await page.route("**/apps/email/update-emails", (route) =>
      route.fulfill({
        status: 500,
        contentType: "application/problem+json",
        body: '{"type":"/problems/internal","title":"No","status":500}',
      }),
    );
    await page.keyboard.press("j");
    await page.keyboard.press("s");
    await page.keyboard.press("e");
    await toastText(page, /^Nothing was changed\./)
      .first()
      .waitFor();
    await expect.poll(() => subjects(page)).toEqual(before);
    await expect.poll(() => folder(page, "Inbox").textContent()).toContain("3 unread");
    await expect
      .poll(() => page.locator(rows).first().getByRole("button", { name: "Star" }).getAttribute("aria-pressed"))
      .toBe("false");
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await context.close();
  });

  test("labels are set and removed with l, and a label's list drops emails that lose it", async () => {
    const { page, context } = await openMail("/apps/email/label/personal");
    await expect.poll(() => subjects(page)).toEqual(["18", "12"]);
    const undone = Promise.withResolvers<void>();
    await page.route("**/apps/email/update-emails-label", async (route) => {
      await undone.promise;
      await route.continue();
    });
    await page.keyboard.press("j");
    await page.keyboard.press("l");
    await page.getByRole("menuitemcheckbox", { name: "Personal", checked: true }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => subjects(page)).toEqual(["12"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => subjects(page)).toEqual(["18", "12"]);
    let answers = 0;
    page.on("response", (response) => void (answers += Number(response.url().endsWith("/update-emails-label"))));
    undone.resolve();
    await expect.poll(() => answers).toBe(2);
    await expect.poll(() => subjects(page)).toEqual(["18", "12"]);
    await context.close();
  });
});

describe("searching", () => {
  test("sends one request for a typed word, keeps it in the URL, and can be cleared", async () => {
    const { page, context } = await openMail();
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/apps/email/emails"))
        requested.push(new URL(request.url()).searchParams.get("q") ?? "");
    });
    await page.keyboard.press("/");
    await typeAtOnce(page, "kitchen");
    await page.waitForURL(/q=kitchen/);
    await expect.poll(() => subjects(page)).toEqual(["26", "10"]);
    expect(requested).toEqual(["kitchen"]);
    await page.reload();
    await expect.poll(() => subjects(page)).toEqual(["26", "10"]);
    await expect.poll(() => page.getByLabel("Search in subjects").inputValue()).toBe("kitchen");

    await page.getByLabel("Search in subjects").fill("nothing like it");
    await page.getByText("No results for “nothing like it”").waitFor();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect.poll(async () => (await subjects(page)).length).toBeGreaterThan(10);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await context.close();
  });

  test("ignores a late response after a newer one", async () => {
    const { page, context } = await openMail();
    const { promise: newerShown, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(/emails\?.*q=kit$/, async (route) => {
      await newerShown;
      await route.continue().catch(() => undefined);
    });
    const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("q=kit"));
    const asked = page.waitForRequest(/emails\?.*q=kit$/);
    await page.getByLabel("Search in subjects").fill("kit");
    // A search that is replaced before it is sent is never cancelled.
    await asked;
    await page.getByLabel("Search in subjects").fill("iftar");
    await expect.poll(() => subjects(page)).toEqual(["18"]);
    await cancelled;
    letThrough();
    await nextFrame(page);
    expect(await subjects(page)).toEqual(["18"]);
    await context.close();
  });

  test("keeps the neighbours of the shown list, up to its ends; Back and reload keep the place", async () => {
    const { page, context } = await openMail("/apps/email/inbox?q=kitchen");
    await page.getByRole("link", { name: /Kitchen rota/ }).click();
    await page.waitForURL(/mail=26/);
    const next = page.getByRole("button", { name: "Next email" });
    const previous = page.getByRole("button", { name: "Previous email" });
    await expect.poll(() => previous.isDisabled()).toBe(true);
    await next.click();
    await page.waitForURL(/mail=10/);
    await page.getByRole("heading", { name: "Overtime at the Joo Chiat kitchen" }).waitFor();
    await expect.poll(() => next.isDisabled()).toBe(true);
    await page.keyboard.press("k");
    await page.waitForURL(/mail=26/);
    await page.reload();
    await page.getByRole("heading", { name: "Kitchen rota for the long weekend" }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.search === "?q=kitchen");
    await expect.poll(() => subjects(page)).toEqual(["26", "10"]);
    await context.close();
  });

  test("an unknown email or folder is reported with a way back", async () => {
    const { page, context, faults } = await openMail("/apps/email/inbox?mail=9999");
    await page.getByRole("heading", { name: "Email not found" }).waitFor();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await page.waitForURL((url) => url.search === "");
    await page.goto("/apps/email/attic");
    await page.getByRole("heading", { name: "Folder not found" }).waitFor();
    await page.getByRole("link", { name: "Go to the inbox" }).click();
    await page.locator(rows).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a list that fails to load can be retried, and the folders stay", async () => {
    const { page, context } = await app.open("/misc/error", { account: "admin@demo.com" });
    await page.route("**/apps/email/emails*", (route) =>
      route.fulfill({
        status: 500,
        contentType: "application/problem+json",
        body: '{"type":"/problems/internal","title":"No","status":500,"requestId":"r-77"}',
      }),
    );
    await page.goto("/apps/email/sent");
    await page.getByText("Request r-77").waitFor();
    // Parts of the page that load later fetch the list again; the inbox would come with them.
    await page.waitForLoadState("networkidle");
    await page.unroute("**/apps/email/emails*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(rows).first().waitFor();
    await context.close();
  });
});

describe("writing", () => {
  test("a closed draft is saved, can be reopened and minimised, and is discarded only after confirmation", async () => {
    const { page, context, faults } = await openMail();
    await page.keyboard.press("c");
    const window = page.getByRole("dialog");
    await window.getByRole("combobox", { name: "To" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("kavi");
    await page.getByRole("option", { name: /Kavitha Raman/ }).waitFor();
    await page.keyboard.press("Enter");
    await window.getByLabel("Subject").fill("Lanterns");
    await window.getByRole("textbox", { name: "Message" }).click();
    await page.keyboard.press("Control+b");
    await page.keyboard.type("Twelve of them.");
    await page.keyboard.press("Escape");
    await toastText(page, "Saved to drafts").waitFor();
    await expect.poll(() => folder(page, "Drafts").textContent()).toContain("4 drafts");

    await folder(page, "Drafts").click();
    await page.getByRole("link", { name: /To: Kavitha Raman.*Lanterns/ }).click();
    await page.getByRole("button", { name: "Continue writing" }).click();
    await expect
      .poll(() => window.getByRole("textbox", { name: "Message" }).innerHTML())
      .toContain("<b>Twelve of them.</b>");
    await window.getByRole("button", { name: "Minimise" }).click();
    await expect.poll(() => window.getByRole("textbox", { name: "Message" }).isVisible()).toBe(false);
    await window.getByRole("button", { name: "Restore size" }).click();
    await window.getByRole("button", { name: "Discard" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard this email?" });
    expect(await question.textContent()).toContain("“Lanterns”");
    await question.getByRole("button", { name: "Cancel" }).click();
    await window.getByRole("button", { name: "Discard" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => folder(page, "Drafts").textContent()).toContain("3 drafts");
    await page.waitForURL((url) => url.pathname === "/apps/email/draft" && url.search === "");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("sending a draft removes it from drafts; pasted markup is cleaned", async () => {
    const { page, context } = await openMail("/apps/email/draft?mail=14");
    await page.getByRole("button", { name: "Continue writing" }).click();
    const message = page.getByRole("dialog").getByRole("textbox", { name: "Message" });
    await message.click();
    await message.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        '<p onclick="x()">Kept <b>bold</b><img src="https://pixel.example/a.gif"><script>window.stolen = 1</script></p>',
      );
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => message.innerHTML()).toContain("<b>bold</b>");
    expect(await message.innerHTML()).not.toMatch(/img|script|onclick/);
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await toastText(page, "Email sent").waitFor();
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => folder(page, "Drafts").textContent()).toContain("2 drafts");
    // Taken back, it is a draft again and open for changes.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => message.innerHTML()).toContain("<b>bold</b>");
    await expect.poll(() => folder(page, "Drafts").textContent()).toContain("3 drafts");
    await context.close();
  });

  test("a rejected email stays as written, with the reason", async () => {
    const { page, context } = await openMail("/apps/email/inbox?mail=26");
    await page.keyboard.press("r");
    await page.getByRole("textbox", { name: "Message" }).fill("Still here");
    await page.route("**/apps/email/send-email", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        body: '{"type":"/problems/unavailable","title":"No","status":503}',
      }),
    );
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText(/^Not sent\. The service isn’t available/).waitFor();
    expect(await page.getByRole("textbox", { name: "Message" }).textContent()).toContain("Still here");
    await context.close();
  });
});

test("a message cannot run scripts, and loads images only when allowed", async () => {
  const message = [
    "<p>Look</p><script>window.stolen = 1</script>",
    '<img src="https://pixel.example/a.svg" alt="A sign" onerror="window.stolen = 2">',
    '<a href="javascript:window.stolen=3">here</a> <a href="https://example.com/">there</a>',
  ].join("");
  const sent = await app.demo("/apps/email/send-email", { to: [{ email: "a@b.example" }], subject: "Trap", message });
  const { id } = (await sent.json()) as { id: number };
  const { page, context } = await openMail();
  const fetched: string[] = [];
  await page.route("https://pixel.example/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
  });
  await page.goto(`/apps/email/sent?mail=${id}`);
  await page.getByText(/^One image is blocked/).waitFor();
  const body = page.locator("article");
  expect(await body.locator("a", { hasText: "here" }).first().getAttribute("href")).toBeNull();
  expect(await body.locator("a", { hasText: "there" }).getAttribute("rel")).toContain("noopener");
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect(fetched).toEqual([]);
  await page.getByRole("button", { name: "Show images" }).click();
  // In a separate frame: the page's policy blocks external images.
  const picture = body.locator("iframe[title='A sign']").contentFrame().locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
  await context.close();
});

test("images in samples load when allowed, the rest of the email at once", async () => {
  const { page, context, faults } = await openMail();
  const fetched: string[] = [];
  await page.route("https://photos.shiokaze.example/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
  });
  await page.getByRole("link", { name: /Photographs of the opening/ }).click();
  await page.getByText(/^2 images are blocked/).waitFor();
  await page.locator("article").getByText("Prints follow by post.").waitFor();
  await expectAccessible(page);
  expect(fetched).toEqual([]);
  await page.getByRole("button", { name: "Show images" }).click();
  await expect
    .poll(() => fetched.toSorted())
    .toEqual(["https://photos.shiokaze.example/katong/014.jpg", "https://photos.shiokaze.example/katong/027.jpg"]);
  await expect.poll(() => page.getByText(/images are blocked/).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("on a phone the email replaces the list, Back returns to it, and folders are a drawer", async () => {
  const { page, context, faults } = await openMail("/apps/email/inbox", { width: 360, height: 740 });
  await page.getByRole("link", { name: /Iftar catering/ }).click();
  await page.getByRole("heading", { name: "Iftar catering for ninety" }).waitFor();
  await expect.poll(() => page.locator(rows).first().isVisible()).toBe(false);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect.poll(() => page.locator(rows).first().isVisible()).toBe(true);
  await page.getByRole("button", { name: "Email folders" }).click();
  await page.getByRole("dialog", { name: "Email folders" }).getByRole("link", { name: "Starred" }).click();
  await page.getByRole("heading", { name: "Starred" }).waitFor();
  await expect.poll(() => page.getByRole("dialog", { name: "Email folders" }).count()).toBe(0);
  await page.getByRole("button", { name: "New email" }).click();
  await page.getByRole("dialog").getByLabel("Subject").waitFor();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(["light", "dark"] as const)("in the %s skin it is clean for axe", (skin) => {
  test("while reading, selecting and replying", async () => {
    const { page, context, faults, layoutShift } = await openMail("/apps/email/inbox?mail=10", { skin });
    await page.getByRole("heading", { name: "Overtime at the Joo Chiat kitchen" }).waitFor();
    expect(await layoutShift()).toBeLessThan(0.002);
    await page.getByRole("button", { name: "Expand all" }).click();
    await page.getByRole("checkbox", { name: "Select “Nursing room on level 9”" }).check();
    await page.keyboard.press("f");
    await page
      .getByRole("region", { name: "Forward" })
      .getByRole("combobox", { name: "To" })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.type("wrong,");
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("while writing, and over the shortcuts dialog", async () => {
    const { page, context, faults } = await openMail("/apps/email/inbox", { skin });
    await page.getByRole("button", { name: "New email" }).first().click();
    await page.getByRole("dialog").getByRole("combobox", { name: "To" }).fill("kavi");
    await page.getByRole("option").first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Shortcuts" }).click();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
