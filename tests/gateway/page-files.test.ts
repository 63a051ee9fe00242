/** Files preloaded with the app's page: by address, language and whether someone is signed in. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createHost, type Host } from "#src/server/http-host.ts";
import { callsOfPage, filesOfPage, type PageTable, readReader, textOfUnknown } from "#src/server/page-files.ts";
import { createSite } from "#src/server/site.ts";
import { send } from "./send.ts";
import { openStudio } from "./studio.ts";

const shell = { shell: true } as const;
const table: PageTable = {
  pages: [
    { path: "/pages/login-v1", files: ["login.js"], texts: ["auth"] },
    { path: "/misc/error", files: ["error.js"], texts: [] },
    { path: "/", ...shell, files: ["shell.js", "ecommerce.js"], texts: ["shell"] },
    { path: "/$", ...shell, files: ["shell.js"], texts: ["shell"] },
    { path: "/companies/$companyId/dashboard", ...shell, files: ["shell.js", "dashboard.js"], texts: ["shell"] },
    { path: "/companies/$companyId/$area", ...shell, files: ["shell.js", "lists.js"], texts: ["shell"] },
    { path: "/companies/$companyId/$area/$recordId", ...shell, files: ["shell.js"], texts: ["shell"] },
    {
      path: "/me",
      ...shell,
      files: ["me.js"],
      texts: [],
      parts: ["me-parts.js"],
      tabs: { mail: { files: ["mail.js"], texts: ["grades"] } },
      opens: { task: { files: ["editor.js"], texts: [] } },
    },
  ],
  segments: { $area: { grades: { files: ["grades.js", "shell.js"], texts: ["grades"], parts: ["grades-parts.js"] } } },
  texts: Object.fromEntries(
    ["common", "auth", "shell", "grades"].flatMap((area) => [
      [`${area}.en`, `${area}-en.js`],
      [`${area}.de`, `${area}-de.js`],
    ]),
  ),
  calls: {
    "/companies/$companyId/grades": [{ url: "/companies/{2}/grades?page=1", page: true, signedIn: true }],
    "/pages/login-v1": [{ url: "/instance" }],
    "/me": [{ url: "/profile" }],
    "/plan": [{ url: "/plan/{1#}?from={monday}&to={sunday}", wide: true, signedIn: true }],
    "/me?tab=pay": [{ url: "/pay", page: true, signedIn: true }, { url: "/rates" }],
    "/me?show=unread": [{ url: "/notices?unread=true", page: true, takes: ["unread", "page"], signedIn: true }],
    "/me?one={id}&other={id}": [{ url: "/roles/{one}/comparison?with={other}", page: true, signedIn: true }],
    "/me?chat={number}": [{ url: "/chat?id={chat}&language={language}", page: true, signedIn: true }],
    "/link?token={text}": [{ url: "/links/check", body: '{"token":"{token}"}' }],
    "/mail": [
      { url: "/emails?folder=inbox" },
      { url: "/emails?folder=inbox", page: true, takes: ["q"], signedIn: true },
    ],
    "/companies/$companyId/roster?tab=week": [{ url: "/companies/{2}/week" }],
    "/companies/$companyId/people": [
      { url: "/companies/{2}/people?page=1&sort=name", page: true, takes: ["page", "sort", "status"], signedIn: true },
      { url: "/companies/{2}/fields", page: true, signedIn: true },
      { url: "/companies/{2}/report?language={language}", signedIn: true },
    ],
  },
  redirects: { "/login": "/pages/login-v1", "/grades": "/companies/7/grades" },
  unknown: { en: "<h1>Page not found</h1>", de: "<h1>Seite nicht gefunden</h1>" },
};
const english = { language: "en", signedIn: true } as const;
const filesOf = (path: string, reader: Parameters<typeof filesOfPage>[2] = english): readonly string[] =>
  filesOfPage(table, path, reader);

describe("files of a page", () => {
  test("texts come in the reader's language, shared files once", () => {
    expect(filesOf("/companies/7/grades", { language: "de", signedIn: true })).toEqual([
      "/common-de.js",
      "/shell-de.js",
      "/grades-de.js",
      "/shell.js",
      "/lists.js",
      "/grades.js",
    ]);
  });

  test("a fixed segment is preferred to a value, and a value to the rest", () => {
    expect(filesOf("/companies/7/dashboard")).toContain("/dashboard.js");
    expect(filesOf("/companies/7/unknown")).toEqual(["/common-en.js", "/shell-en.js", "/shell.js", "/lists.js"]);
    expect(filesOf("/companies/7/grades/new")).toContain("/grades.js");
    expect(filesOf("/no/such/page/at/all")).toEqual(["/common-en.js", "/shell-en.js", "/shell.js"]);
    expect(filesOf("/companies/7/constructor")).toContain("/lists.js");
  });

  test("who is not signed in gets the sign-in page instead of the shell's pages", () => {
    const signIn = ["/common-en.js", "/auth-en.js", "/login.js"];
    for (const path of ["/", "/start", "/login", "/companies/7/grades", "/no-such-page"])
      expect(filesOf(path, { language: "en", signedIn: false })).toEqual(signIn);
    expect(filesOf("/misc/error", { language: "en", signedIn: false })).toEqual(["/common-en.js", "/error.js"]);
  });

  test("a tab needs more than its page", () => {
    expect(filesOf("/me")).toEqual(["/common-en.js", "/me.js"]);
    expect(filesOf("/me?tab=pay")).toEqual(["/common-en.js", "/me.js", "/me-parts.js"]);
    expect(filesOf("/me?tab=mail")).toEqual(["/common-en.js", "/grades-en.js", "/me.js", "/mail.js"]);
    expect(filesOf("/me?tab=constructor")).toEqual(["/common-en.js", "/me.js", "/me-parts.js"]);
    expect(filesOf("/companies/7/grades/1?tab=history")).toContain("/grades-parts.js");
    expect(filesOf("/companies/7/grades/1?page=2")).not.toContain("/grades-parts.js");
  });

  test("what a parameter opens is loaded with it", () => {
    expect(filesOf("/me?task=6")).toEqual(["/common-en.js", "/me.js", "/editor.js"]);
  });

  test("the start page is the dashboard of a company, and / is its own page", () => {
    expect(filesOf("/start")).toEqual(filesOf("/companies/7/dashboard"));
    expect(filesOf("/")).toContain("/ecommerce.js");
  });
});

describe("first calls of a page", () => {
  const callsOf = (path: string, signedIn = true): string[] =>
    callsOfPage(table, path, { language: "en", signedIn }).map(({ url }) => url);

  test("belong to the page that is shown", () => {
    expect(callsOf("/companies/7/grades")).toEqual(["/companies/{2}/grades?page=1"]);
    expect(callsOf("/companies/7/grades", false)).toEqual(["/instance"]);
    expect(callsOf("/companies/7/unknown")).toEqual([]);
  });

  test("a page that sends its visitors on has those of the other", () => {
    expect(callsOf("/grades")).toEqual(["/companies/{2}/grades?page=1"]);
    expect(filesOf("/grades")).toEqual(filesOf("/companies/7/grades"));
    expect(callsOf("/login")).toEqual(["/instance"]);
  });

  test("what only the browser knows stays open: dates, and ids in the address", () => {
    expect(callsOfPage(table, "/plan", english)).toEqual(table.calls["/plan"]);
  });

  test("a tab may have calls of its own, without those that depend on more than the tab", () => {
    expect(callsOf("/me?tab=pay")).toEqual(["/pay", "/rates"]);
    expect(callsOf("/me?tab=pay&company=8")).toEqual(["/rates"]);
    expect(callsOf("/me?tab=mail")).toEqual(["/profile"]);
    expect(callsOf("/companies/7/roster?tab=week")).toEqual(["/companies/{2}/week"]);
    expect(callsOf("/companies/7/roster")).toEqual([]);
  });

  test("so may a query in the page's own words, with values of their kind", () => {
    expect(callsOf("/me?show=unread&page=2")).toEqual(["/notices?unread=true&page=2"]);
    expect(callsOf("/me?show=all")).toEqual(["/profile"]);
    const [one, other] = ["5b558443-4e29-44e6-8f20-e398dbf070bc", "00000000-0000-4000-8000-000000000001"];
    expect(callsOf(`/me?other=${other}&one=${one}`)).toEqual([`/roles/${one}/comparison?with=${other}`]);
    expect(callsOf(`/me?one=${one}&other=../7`)).toEqual(["/profile"]);
    expect(callsOf("/me?chat=12")).toEqual(["/chat?id=12&language=en"]);
    expect(callsOf("/me?chat=12%26id%3D13")).toEqual(["/profile"]);
  });

  test("take what they send from the query, as JSON", () => {
    const [call] = callsOfPage(table, "/link?token=a%22b%26c", english);
    expect(JSON.parse(call?.body ?? "")).toEqual({ token: 'a"b&c' });
  });

  test("are started once, unless the query makes them differ", () => {
    expect(callsOf("/mail")).toEqual(["/emails?folder=inbox"]);
    expect(callsOf("/mail?q=pay")).toEqual(["/emails?folder=inbox", "/emails?folder=inbox&q=pay"]);
  });
});

describe("the query of an address", () => {
  const callsOf = (query: string): string[] =>
    callsOfPage(table, `/companies/7/people${query}`, { language: "de", signedIn: true }).map(({ url }) => url);
  const [fields, report] = ["/companies/{2}/fields", "/companies/{2}/report?language=de"];

  test.each([
    ["", "page=1&sort=name"],
    ["?status=active,gone", "page=1&sort=name&status=active&status=gone"],
    ["?page=2&look=cards", "sort=name&page=2"],
    ["?sort=-name%20%26", "page=1&sort=-name%20%26"],
  ])("calls take it over: %s", (query, sent) => {
    expect(callsOf(query)).toEqual([`/companies/{2}/people?${sent}`, fields, report]);
  });

  test("names that no call takes are for the program to read", () => {
    expect(callsOf("?status=active&joinedFrom=2026-01-01")).toEqual([report]);
  });
});

test("only an address that leads nowhere has a text, for those who are signed in", () => {
  const textOf = (path: string, signedIn = true) => textOfUnknown(table, path, { language: "de", signedIn });
  expect(textOf("/no/such/page")).toBe(table.unknown["de"]);
  expect(textOf("/no/such/page", false)).toBeUndefined();
  for (const path of ["/", "/start", "/companies/7/unknown", "/companies/7/grades/1", "/misc/error"])
    expect(textOf(path)).toBeUndefined();
});

describe("the reader", () => {
  test.each([
    [{}, "en", false],
    [{ cookie: "a=b; hrms.language=fr; hrms.signed-in=1" }, "fr", true],
    [{ cookie: "hrms.language=xx", "accept-language": "pt-BR,en;q=0.5" }, "pt", false],
    [{ "accept-language": "ja, en;q=0.2, de-CH;q=0.8" }, "de", false],
    [{ "accept-language": "de;q=0, *" }, "en", false],
  ])("%o", (headers, language, signedIn) => {
    expect(readReader(headers)).toEqual({ language, signedIn });
  });
});

describe("the app's page", () => {
  const folder = mkdtempSync(join(tmpdir(), "hrms-pages-"));
  let host: Host;
  let url: string;

  beforeAll(async () => {
    mkdirSync(join(folder, "app/.vite"), { recursive: true });
    const script = '<title>App</title><script type="module" crossorigin src="/assets/main.js"></script>';
    writeFileSync(join(folder, "app/index.html"), `<!doctype html><html lang="en"><head>${script}</head></html>`);
    writeFileSync(join(folder, "app/.vite/pages.json"), JSON.stringify(table));
    const site = createSite({
      appFolder: join(folder, "app"),
      docsFolder: join(folder, "docs"),
      config: { environment: "dev", apiBase: "", demoLayer: false, showEnvironment: false },
    });
    host = createHost({ gateway: openStudio(), site });
    url = (await host.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1");
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  it("names the files in a header and in the page, after its own script", async () => {
    const headers = { Accept: "text/html", Cookie: "hrms.language=de; hrms.signed-in=1" };
    const page = await send(url, "/companies/7/grades", { headers });
    expect(page.headers["link"]).toMatch(/^<\/assets\/main\.js>; .*<\/grades\.js>; rel=modulepreload; crossorigin/);
    const html = page.body.toString();
    expect(html).toContain('<html lang="de">');
    expect(html.indexOf('<link rel="modulepreload" crossorigin href="/grades-de.js">')).toBeGreaterThan(0);
    expect(html.indexOf("modulepreload")).toBeGreaterThan(html.indexOf("/assets/main.js"));
  });

  it("has the home page of the role at / without the demo layer", async () => {
    const page = await send(url, "/", { headers: { Accept: "text/html", Cookie: "hrms.signed-in=1" } });
    expect(page.headers["link"]).toContain("</dashboard.js>");
    expect(page.headers["link"]).not.toContain("</ecommerce.js>");
  });

  it("has the first calls before its own scripts, as data", async () => {
    const page = await send(url, "/companies/7/grades", {
      headers: { Accept: "text/html", Cookie: "hrms.signed-in=1" },
    });
    const html = page.body.toString();
    const [, json = ""] = /<script type="application\/json" id="first-calls">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(table.calls["/companies/$companyId/grades"]);
    expect(html.indexOf("first-calls")).toBeLessThan(html.indexOf("/assets/main.js"));
  });

  it("differs by reader, says so, and is revalidated for each", async () => {
    const readers = [
      { Cookie: "hrms.signed-in=1" },
      { Cookie: "hrms.signed-in=1; hrms.language=de" },
      { "Accept-Language": "de" },
      {},
    ];
    const tags = new Set<unknown>();
    for (const reader of readers) {
      const headers = { Accept: "text/html", ...reader };
      const { headers: got } = await send(url, "/companies/7/grades", { headers });
      expect(got).toMatchObject({
        vary: expect.stringContaining("Accept, Accept-Language, Cookie") as string,
        "cache-control": "no-cache",
      });
      tags.add(got["etag"]);
      const again = await send(url, "/companies/7/grades", {
        headers: { ...headers, "If-None-Match": String(got["etag"]) },
      });
      expect(again.status).toBe(304);
    }
    expect(tags.size).toBe(readers.length);
  });
});
