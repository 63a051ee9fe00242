/** Tasks: added, completed and deleted by mouse and keyboard, sorted, searched, and never lost. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Task } from "#generated/demo/schema.ts";
import { openApp, type PageOptions, type TestApp, type TestPage, typeAtOnce } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const refused = {
  status: 500,
  contentType: "application/problem+json",
  body: '{"type":"/problems/internal","title":"No","status":500,"requestId":"r-18"}',
};

async function openTodo(path = "/apps/todo", options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-row]").first().waitFor();
  return opened;
}

const ids = (page: Page): Promise<number[]> =>
  page.locator("[data-row]").evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset["row"])));
const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });
const list = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Task lists" }).getByRole("link", { name });
const drawer = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string | RegExp) => page.getByRole("region", { name: "Messages" }).getByText(text);
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The paths of write calls. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(new URL(request.url()).pathname);
  });
  return writes;
}

/** A task as the server has it. */
async function stored(id: number): Promise<Task | undefined> {
  const answers = await Promise.all(
    ["", "?filter=deleted"].map(
      async (search) => (await app.demo(`/apps/todo/tasks${search}`)).json() as Promise<Task[]>,
    ),
  );
  return answers.flat().find((task) => task.id === id);
}

/** Every request for tasks. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/apps/todo/tasks") reads.push(new URL(request.url()).search);
  });
  return reads;
}

describe("a task", () => {
  test("by mouse: added with every field, changed, completed, deleted and undone", async () => {
    const { page, context, faults } = await openTodo();
    await page.getByRole("button", { name: "Add task" }).click();
    await drawer(page).getByLabel("Title").fill("Taste the new kaya");
    await drawer(page).getByLabel("Assignee").selectOption("Farid Iskandar");
    await drawer(page).getByRole("button", { name: "Choose a date" }).click();
    await page.getByRole("dialog", { name: "Choose a date" }).getByRole("button", { name: "Tomorrow" }).click();
    await drawer(page).getByRole("button", { name: "Team" }).click();
    await drawer(page).getByRole("button", { name: "High" }).click();
    await drawer(page).getByRole("textbox", { name: "Description" }).fill("With and without pandan.");
    await drawer(page).getByRole("button", { name: "Mark as important" }).click();
    const writes = watchWrites(page);
    await drawer(page).getByRole("button", { name: "Add task" }).dblclick();
    await toast(page, "“Taste the new kaya” added").waitFor();
    expect(writes).toHaveLength(1);
    await expect.poll(async () => (await ids(page))[0]).toBe(19);
    const added = row(page, "Taste the new kaya");
    await expect.poll(() => added.textContent()).toMatch(/Team.*High.*Tomorrow.*Assigned to Farid Iskandar/);
    await expect
      .poll(() => added.getByRole("button", { name: "Important: Taste the new kaya" }).getAttribute("aria-pressed"))
      .toBe("true");
    await expect.poll(() => list(page, "My tasks").textContent()).toContain("12 open");

    await added.getByRole("link").click();
    await page.waitForURL(/task=19/);
    await expect
      .poll(() => drawer(page).getByRole("textbox", { name: "Description" }).textContent())
      .toContain("pandan");
    await drawer(page).getByLabel("Title").fill("Taste the new kaya twice");
    await drawer(page).getByText("Changed: Title").waitFor();
    await drawer(page).getByRole("button", { name: "Save" }).click();
    await page.waitForURL((url) => url.search === "");
    await expect
      .poll(() => stored(19))
      .toMatchObject({
        title: "Taste the new kaya twice",
        tags: ["team", "high"],
        isImportant: true,
        assignee: { fullName: "Farid Iskandar" },
      });

    const renamed = row(page, "Taste the new kaya twice");
    await renamed.getByRole("checkbox").click();
    await toast(page, "“Taste the new kaya twice” completed").waitFor();
    await expect.poll(() => list(page, "My tasks").textContent()).toContain("11 open");
    await renamed.getByRole("link").click();
    await drawer(page).getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => renamed.count()).toBe(0);
    await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).first().click();
    await renamed.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard: added, navigated to, completed, starred, deleted and undone", async () => {
    const { page, context, faults } = await openTodo();
    await press(page, "n");
    await expect
      .poll(() =>
        drawer(page)
          .getByLabel("Title")
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.type("Count the spoons");
    await press(page, "Tab", "Tab");
    // Three days ahead, by date: nearer days have names of their own.
    const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Asia/Singapore" }).format(
      Date.now() + 3 * 86_400_000,
    );
    const short = weekday.slice(0, 3);
    await page.keyboard.type(short.toLowerCase());
    await page.getByText(new RegExp(`^${short}, `)).waitFor();
    await press(page, "Control+Enter");
    await row(page, "Count the spoons").getByText(weekday).waitFor();

    await press(page, "ArrowDown");
    await expect.poll(() => focused(page)).toBe("Count the spoons");
    await press(page, "Space");
    await toast(page, "“Count the spoons” completed").waitFor();
    await expect.poll(() => row(page, "Count the spoons").getByRole("checkbox").isChecked()).toBe(true);
    await press(page, "s");
    await expect
      .poll(() =>
        row(page, "Count the spoons")
          .getByRole("button", { name: /^Important/ })
          .getAttribute("aria-pressed"),
      )
      .toBe("true");
    await press(page, "ArrowRight");
    await expect.poll(() => focused(page)).toBe("Important: Count the spoons");
    await press(page, "ArrowLeft", "Delete");
    await expect.poll(() => row(page, "Count the spoons").count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("Book the room for the town hall");
    await press(page, "Control+z");
    await row(page, "Count the spoons").waitFor();
    await press(page, "Control+z");
    await expect.poll(() => row(page, "Count the spoons").getByRole("checkbox").isChecked()).toBe(false);

    await press(page, "End");
    await expect.poll(() => focused(page)).toBe("Renew the lease of the Bedok outlet");
    await press(page, "k", "Enter");
    await page.waitForURL(/task=2$/);
    await expect
      .poll(() =>
        drawer(page)
          .getByRole("checkbox")
          .evaluate((box) => box === document.activeElement),
      )
      .toBe(true);
    await press(page, "Escape");
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => focused(page)).toBe("Collect the hygiene certificates");
    await press(page, "Shift+F10");
    await page.getByRole("menuitem").and(page.locator(":focus")).waitFor();
    await press(page, "r");
    await page
      .getByRole("menuitem", { name: /^Reopen/ })
      .and(page.locator(":focus"))
      .waitFor();
    await press(page, "Enter");
    await expect
      .poll(() => row(page, "Collect the hygiene certificates").getByRole("checkbox").isChecked())
      .toBe(false);
    await press(page, "?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await press(page, "Escape");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is reverted with a message if the server rejects the change", async () => {
    const { page, context } = await openTodo();
    const before = await ids(page);
    await page.route("**/apps/todo/update-task", (route) => route.fulfill(refused));
    await page.route("**/apps/todo/delete-task*", (route) => route.fulfill(refused));
    await press(page, "ArrowDown", "Space", "s", "Delete");
    await toast(page, /^“Book the room for the town hall” couldn’t be changed\./)
      .first()
      .waitFor();
    await expect.poll(() => ids(page)).toEqual(before);
    await expect.poll(() => row(page, "Book the room for the town hall").getByRole("checkbox").isChecked()).toBe(false);
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await context.close();
  });

  test("counts two fast clicks on its box or star as one", async () => {
    const { page, context } = await openTodo();
    const writes = watchWrites(page);
    await row(page, "Find a buddy for each new colleague").getByRole("checkbox").dblclick();
    await row(page, "Find a buddy for each new colleague")
      .getByRole("button", { name: /^Important/ })
      .dblclick();
    await expect.poll(() => writes).toHaveLength(2);
    await expect.poll(() => stored(17)).toMatchObject({ isCompleted: true, isImportant: true });
    expect(writes).toHaveLength(2);
    await context.close();
  });
});

describe("the form", () => {
  test("reports invalid input at its field and reads typed dates", async () => {
    const { page, context } = await openTodo("/apps/todo/tag/team");
    const writes = watchWrites(page);
    await press(page, "n");
    await drawer(page).getByLabel("Due date").fill("soonish");
    await drawer(page).getByRole("button", { name: "Add task" }).click();
    await drawer(page).getByText("Enter a title.").waitFor();
    await drawer(page).getByText("Enter a date such as 24 Nov, tomorrow or +3.").waitFor();
    await expect
      .poll(() =>
        drawer(page)
          .getByLabel("Title")
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    expect(writes).toEqual([]);
    await page.keyboard.type("Wash the awning");
    await expect.poll(() => drawer(page).getByText("Enter a title.").count()).toBe(0);
    await drawer(page).getByLabel("Due date").fill("24 dec 2027");
    await press(page, "Enter");
    await toast(page, "“Wash the awning” added").waitFor();
    // The tag of the current list is preset.
    await expect.poll(() => stored(19)).toMatchObject({ dueDate: "2027-12-24", tags: ["team"] });
    await expect.poll(() => row(page, "Wash the awning").textContent()).toContain("24 Dec 2027");
    await context.close();
  });

  test("loses nothing when closed, on Back, or on rejection", async () => {
    const { page, context } = await openTodo();
    await row(page, "Find a buddy for each new colleague").getByRole("link").click();
    await page.waitForURL(/task=17/);
    await drawer(page).getByLabel("Title").fill("Find two buddies");
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await press(page, "Escape");
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.goBack();
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL(/task=17/);
    expect(await drawer(page).getByLabel("Title").inputValue()).toBe("Find two buddies");

    await page.route("**/apps/todo/update-task", (route) => route.fulfill(refused));
    await drawer(page).getByRole("button", { name: "Save" }).click();
    await drawer(page)
      .getByRole("alert")
      .getByText(/Something went wrong on the server/)
      .waitFor();
    expect(await drawer(page).getByLabel("Title").inputValue()).toBe("Find two buddies");
    await page.unroute("**/apps/todo/update-task");
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL((url) => url.search === "");
    await row(page, "Find a buddy for each new colleague").waitFor();
    await context.close();
  });

  test("does not ask without changes, and Undo restores what was", async () => {
    const { page, context } = await openTodo("/apps/todo?task=6");
    await drawer(page).getByRole("textbox", { name: "Description" }).waitFor();
    expect(
      await drawer(page)
        .getByText(/^Changed/)
        .count(),
    ).toBe(0);
    await press(page, "Escape");
    await page.waitForURL((url) => url.search === "");
    await row(page, "Check the overtime of the last three weeks").getByRole("link").click();
    await drawer(page).getByRole("button", { name: "Low" }).click();
    await drawer(page).getByRole("button", { name: "Save" }).click();
    await toast(page, /saved$/).waitFor();
    await expect.poll(async () => (await stored(6))?.tags).toEqual(["team", "low", "medium"]);
    await press(page, "Control+z");
    await expect.poll(async () => (await stored(6))?.tags).toEqual(["medium", "team"]);
    await context.close();
  });
});

describe("sorting", () => {
  test("by dragging is local: no request, kept on reload, undoable, and can be switched off and on", async () => {
    const { page, context, faults } = await openTodo("/apps/todo?sort=due-date");
    await expect.poll(async () => (await ids(page)).slice(0, 3)).toEqual([1, 2, 3]);
    const byDate = await ids(page);
    const writes = watchWrites(page);
    const drag = async (title: string, target: string): Promise<void> => {
      await row(page, title).hover();
      const handle = await row(page, title).locator("[data-handle]").boundingBox();
      const place = await row(page, target).boundingBox();
      if (!handle || !place) throw new Error("Rows without a box");
      await page.mouse.move(handle.x + 8, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(handle.x + 9, handle.y - 8, { steps: 4 });
      await page.mouse.move(place.x + 40, place.y + 6, { steps: 6 });
      await page.mouse.up();
    };
    await drag("Thank the night bakers in person", "Renew the lease of the Bedok outlet");
    await page.waitForURL((url) => url.search === "");
    const own = [3, ...byDate.filter((id) => id !== 3)];
    await expect.poll(() => ids(page)).toEqual(own);
    await page.getByText("Your own order, saved in this browser.").waitFor();
    await page.reload();
    await expect.poll(() => ids(page)).toEqual(own);
    expect(writes).toEqual([]);

    await page.getByRole("button", { name: "Newest first" }).click();
    await page.waitForURL(/sort=latest/);
    await expect.poll(async () => (await ids(page))[0]).toBe(18);
    await page.getByRole("button", { name: "Display: Newest first" }).click();
    await page.getByRole("menuitemradio", { name: "My order" }).click();
    await expect.poll(() => ids(page)).toEqual(own);
    await page.getByRole("button", { name: "Display: My order" }).click();
    await page.getByRole("menuitem", { name: "Reset my order" }).click();
    await expect.poll(async () => (await ids(page))[0]).toBe(18);
    await press(page, "Control+z");
    await expect.poll(() => ids(page)).toEqual(own);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard and menu moves one step, keeps focus, and announces the position", async () => {
    const { page, context } = await openTodo();
    await press(page, "ArrowDown", "Alt+ArrowDown", "Alt+ArrowDown");
    await expect.poll(async () => (await ids(page)).slice(0, 3)).toEqual([17, 15, 18]);
    await expect.poll(() => focused(page)).toBe("Book the room for the town hall");
    await page
      .getByRole("status")
      .getByText("“Book the room for the town hall” moved to position 3 of 16")
      .waitFor({ state: "attached" });
    await row(page, "Book the room for the town hall")
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: /^Move up/ }).click();
    await expect.poll(async () => (await ids(page)).slice(0, 3)).toEqual([17, 18, 15]);
    // In a filtered list they keep their set of positions.
    await list(page, "Important").click();
    await page.getByRole("heading", { name: "Important" }).waitFor();
    await expect.poll(() => ids(page)).toEqual([18, 7, 6, 4, 3]);
    await page.getByRole("link", { name: "Thank the night bakers in person" }).focus();
    await press(page, "Alt+ArrowUp");
    await expect.poll(() => ids(page)).toEqual([18, 7, 6, 3, 4]);
    await list(page, "My tasks").click();
    await expect.poll(async () => (await ids(page)).filter((id) => id < 6)).toEqual([5, 3, 4, 2, 1]);
    await context.close();
  });

  test("by the server is requested from it, and kept by Back and reload", async () => {
    const { page, context } = await openTodo();
    const reads = watchReads(page);
    await page.getByRole("button", { name: "Display: Newest first" }).click();
    await page.getByRole("menuitemradio", { name: "Title A–Z" }).click();
    await page.waitForURL(/sort=title-asc/);
    await expect
      .poll(async () => {
        const titles = await page.locator("[data-row] a").allTextContents();
        return titles.every((title, at) => at === 0 || (titles[at - 1] ?? "").localeCompare(title, "en") <= 0);
      })
      .toBe(true);
    await expect.poll(() => reads).toContain("?sortBy=title-asc");
    await page.reload();
    await expect
      .poll(() => page.locator("[data-row] a").first().textContent())
      .toBe("Answer the union's letter about split shifts");
    await page.goBack();
    await expect.poll(async () => (await ids(page))[0]).toBe(18);
    await context.close();
  });
});

describe("searching", () => {
  test("sends one request for a typed word, keeps it in the URL, and can be cleared", async () => {
    const { page, context } = await openTodo();
    const reads = watchReads(page);
    await press(page, "/");
    await typeAtOnce(page, "bedok");
    await page.waitForURL(/q=bedok/);
    await expect.poll(() => ids(page)).toEqual([1]);
    await page.getByRole("status").getByText("1 task", { exact: true }).waitFor({ state: "attached" });
    expect(reads.filter((search) => search.includes("q="))).toEqual(["?q=bedok"]);
    await page.reload();
    await expect.poll(() => ids(page)).toEqual([1]);
    await page.getByLabel("Search tasks").fill("nothing like it");
    await page.getByText("No results for “nothing like it”").waitFor();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect.poll(async () => (await ids(page)).length).toBe(16);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await context.close();
  });

  test("each list has its own tasks, and a message with a next step when empty", async () => {
    const { page, context } = await openTodo("/apps/todo/completed");
    await expect.poll(() => ids(page)).toEqual([14, 8, 5, 2, 1]);
    for (let left = 5; left > 0; left -= 1) {
      await page.getByRole("checkbox").first().click();
      await expect.poll(async () => (await ids(page)).length).toBe(left - 1);
    }
    await page.getByRole("heading", { name: "No completed tasks yet" }).waitFor();
    await page.getByRole("link", { name: "Show my tasks" }).click();
    await expect.poll(async () => (await ids(page)).length).toBe(16);

    await list(page, "Low").click();
    await page.waitForURL(/tag\/low/);
    await expect.poll(() => ids(page)).toEqual([9, 8, 5]);
    await press(page, "ArrowDown");
    for (const left of [2, 1, 0]) {
      await page.locator("[data-row] a:focus").waitFor();
      await press(page, "Delete");
      await expect.poll(async () => (await ids(page)).length).toBe(left);
    }
    await page.getByRole("heading", { name: "No task has the tag “Low”" }).waitFor();
    await list(page, "Deleted").click();
    await expect.poll(() => ids(page)).toEqual([16, 13, 9, 8, 5]);
    await expect.poll(() => page.locator("[data-row='9'] [data-handle]").isVisible()).toBe(false);
    await row(page, "Move the festive lanterns out of level 9").getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => ids(page)).toEqual([16, 13, 8, 5]);
    await page.getByRole("link", { name: "Sell the old espresso machine" }).click();
    await drawer(page).getByText("This task is deleted. Restore it to change it.").waitFor();
    await drawer(page).getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => drawer(page).getByLabel("Title").inputValue()).toBe("Sell the old espresso machine");
    await press(page, "Escape");
    await list(page, "Low").click();
    await expect.poll(() => ids(page)).toEqual([13, 9]);
    await context.close();
  });

  test("completed tasks can be hidden, also by URL", async () => {
    const { page, context } = await openTodo();
    await page.getByRole("button", { name: /^Display/ }).click();
    await page.getByRole("menuitemcheckbox", { name: "Show completed tasks" }).click();
    await page.waitForURL(/done=hide/);
    await expect.poll(async () => (await ids(page)).length).toBe(11);
    await page.reload();
    await expect.poll(async () => (await ids(page)).length).toBe(11);
    await list(page, "Update").click();
    await expect.poll(() => ids(page)).toEqual([12, 4]);
    await press(page, "ArrowDown", "Space");
    await expect.poll(() => focused(page)).toBe("Replace the punch clock in Joo Chiat");
    await press(page, "Space");
    await page.getByRole("heading", { name: "All done" }).waitFor();
    await page.getByRole("button", { name: "Show completed tasks" }).click();
    await expect.poll(() => ids(page)).toEqual([12, 8, 4]);
    await context.close();
  });

  test("an unknown task or list is reported with a way back", async () => {
    const { page, context, faults } = await openTodo("/apps/todo/important?task=999");
    await drawer(page).getByRole("heading", { name: "Task not found" }).waitFor();
    await drawer(page).getByRole("button", { name: "Back to the list" }).click();
    await page.waitForURL((url) => url.search === "");
    await page.goto("/apps/todo/yesterday");
    await page.getByRole("heading", { name: "List not found" }).waitFor();
    await page.getByRole("link", { name: "Show my tasks" }).click();
    await page.locator("[data-row]").first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a slow server shows a skeleton, a failed one a retry", async () => {
    const { page, context } = await app.open("/misc/error", { account: "admin@demo.com" });
    let answer: () => void = () => undefined;
    const requested = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/apps/todo/tasks*", async (route) => {
      await requested;
      await route.fulfill(refused);
    });
    await page.goto("/apps/todo?task=6");
    await page.getByRole("main").locator("[aria-busy=true]").first().waitFor();
    await drawer(page).locator("[aria-busy=true]").waitFor();
    answer();
    await drawer(page).getByText("Request r-18").waitFor();
    await page.unroute("**/apps/todo/tasks*");
    await drawer(page).getByRole("button", { name: "Try again" }).click();
    await drawer(page).getByLabel("Title").waitFor();
    await press(page, "Escape");
    await page.locator("[data-row]").first().waitFor();
    await context.close();
  });
});

test("on a phone lists are a drawer, the form fills the window, and nothing is cut off", async () => {
  const { page, context, faults } = await openTodo("/apps/todo", { width: 360, height: 740, language: "de" });
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Aufgabenlisten" }).click();
  await page.getByRole("dialog", { name: "Aufgabenlisten" }).getByRole("link", { name: "Wichtig" }).click();
  await page.getByRole("heading", { name: "Wichtig" }).waitFor();
  await expect.poll(() => page.getByRole("dialog", { name: "Aufgabenlisten" }).count()).toBe(0);
  await page.getByRole("button", { name: "Aufgabe hinzufügen" }).click();
  await drawer(page).getByLabel("Titel").fill("Schirme zählen");
  await drawer(page).getByLabel("Fällig am").fill("übermorgen");
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  await drawer(page).getByRole("button", { name: "Hinzufügen" }).click();
  // Added in the list of important tasks, it is important.
  await row(page, "Schirme zählen").waitFor();
  await expectNothingClipped(page);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(["light", "dark"] as const)(
  "while one looks, chooses and writes it is clean for axe in the %s skin",
  async (skin) => {
    const { page, context, faults, layoutShift } = await openTodo("/apps/todo", { skin });
    expect(await layoutShift()).toBeLessThan(0.002);
    await row(page, "Plan the roastery visit")
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem").first().waitFor();
    await expectAccessible(page);
    await press(page, "Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await press(page, "n");
    await drawer(page).getByRole("textbox", { name: "Description" }).waitFor();
    await drawer(page).getByRole("button", { name: "Add task" }).click();
    await drawer(page).getByText("Enter a title.").waitFor();
    await drawer(page).getByRole("button", { name: "Choose a date" }).click();
    await page.getByRole("grid").waitFor();
    await expectAccessible(page);
    await press(page, "PageDown", "ArrowLeft", "Enter");
    await page.getByRole("grid").waitFor({ state: "hidden" });
    await press(page, "Escape");
    await page.getByRole("alertdialog").waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  },
);
