/** The site on the API's origin: the app's page, its files, the documentation, and no other file on disk. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHost, type Host } from "#src/server/http-host.ts";
import { createSite } from "#src/server/site.ts";
import { send } from "./send.ts";
import { openStudio, pots, studioHandlers } from "./studio.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-site-"));
const script = 'document.documentElement.dataset.skin = "dark";';
let host: Host;
let url: string;

function write(path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  write("app/index.html", `<!doctype html><html><head><script>${script}</script></head><body>app</body></html>`);
  write("app/assets/main-abc.js", "x".repeat(4000));
  write("app/assets/main-abc.js.br", brotliCompressSync("x".repeat(4000)));
  write("app/assets/page-def.js", "y".repeat(4000));
  write("app/media/pot.svg", "<svg/>");
  write("app/media/gong.wav", "0123456789");
  write("app/.vite/manifest.json", "{}");
  write("docs/index.html", "<html><head></head><body>docs</body></html>");
  write("docs/openapi.json", "{}");
  write("secret.txt", "outside");
  const site = createSite({
    appFolder: join(folder, "app"),
    docsFolder: join(folder, "docs"),
    config: { environment: "dev", apiBase: "https://dev.example/v1", demoLayer: false, showEnvironment: false },
  });
  host = createHost({ gateway: openStudio({ handlers: { ...studioHandlers, listPots: () => pots(200) } }), site });
  url = (await host.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1");
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const html = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

it("browser navigation gets the app, also at an API path; other requests get the API", async () => {
  for (const path of ["/", "/pots", "/apps/anything/1?x=y"]) {
    const page = await send(url, path, { headers: html });
    expect(page).toMatchObject({
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8", vary: "Accept" },
    });
    expect(page.body.toString()).toContain("app");
  }
  expect((await send(url, "/pots", { headers: { Accept: "application/json" } })).headers).toMatchObject({
    "content-type": "application/json",
    vary: "Accept, Accept-Encoding",
  });
  expect((await send(url, "/pots", { headers: { Accept: "*/*" } })).headers["content-type"]).toBe("application/json");
});

it("the page contains its configuration, and its policy allows only our scripts", async () => {
  const page = await send(url, "/", { headers: html });
  const config = /<script type="application\/json" id="hrms-config">(.*?)<\/script>/.exec(page.body.toString())?.[1];
  expect(JSON.parse(config ?? "")).toEqual({
    environment: "dev",
    apiBase: "https://dev.example/v1",
    demoLayer: false,
    showEnvironment: false,
  });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
  expect(policy).toContain("connect-src 'self' https://dev.example;");
  expect(policy).not.toContain("unsafe-");
  expect(policy).toContain("img-src 'self' data: blob: https://dev.example;");
  expect(page.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
});

it("external images have their own page that loads nothing else, and only the app may frame it", async () => {
  const source = 'https://photos.example/a.png?x="><script>alert(1)</script>&y=1';
  const page = await send(url, `/remote-picture?src=${encodeURIComponent(source)}`, { headers: html });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toMatch(
    /^default-src 'none'; img-src https:\/\/photos\.example; style-src 'sha256-[\w+/=]{44}'; sandbox; frame-ancestors 'self'$/,
  );
  expect(page.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
  expect(page.headers).not.toHaveProperty("x-frame-options");
  expect(page.body.toString()).not.toContain("<script");
  expect(page.body.toString()).toContain(
    '<img src="https://photos.example/a.png?x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;y=1"',
  );
  for (const other of ["http://photos.example/a.png", "javascript:alert(1)", "data:text/html,x", "/pots", ""]) {
    expect(
      (await send(url, `/remote-picture?src=${encodeURIComponent(other)}`, { headers: html })).body.toString(),
    ).not.toContain("<img");
  }
});

it("files are precompressed, immutable with a hash in the name, and have an ETag", async () => {
  const asset = await send(url, "/assets/main-abc.js", { headers: { "Accept-Encoding": "br" } });
  expect(asset.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(asset.body).length).toBe(4000);
  const picture = await send(url, "/media/pot.svg");
  expect(picture.headers["content-type"]).toBe("image/svg+xml");
  const again = await send(url, "/media/pot.svg", { headers: { "If-None-Match": String(picture.headers.etag) } });
  expect(again).toMatchObject({ status: 304 });
  expect(again.body.length).toBe(0);
  const page = await send(url, "/", { headers: html });
  expect((await send(url, "/", { headers: { ...html, "If-None-Match": String(page.headers.etag) } })).status).toBe(304);
});

it("copies that were written after the start are sent, and until then the server compresses", async () => {
  const ask = () => send(url, "/assets/page-def.js", { headers: { "Accept-Encoding": "gzip, br" } });
  const before = await ask();
  expect(before.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(before.body).toString()).toBe("y".repeat(4000));
  const copy = brotliCompressSync("y".repeat(4000), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  write("app/assets/page-def.js.br", copy);
  const after = await ask();
  expect(after.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(after.body).toEqual(copy);
});

it("documentation is served under /docs", async () => {
  expect(await send(url, "/docs")).toMatchObject({ status: 308, headers: { location: "/docs/" } });
  expect((await send(url, "/docs/")).body.toString()).toContain("docs");
  expect((await send(url, "/docs/openapi.json")).headers["content-type"]).toBe("application/json");
});

it.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/.vite/manifest.json",
  "/docs/../../secret.txt",
  "/..\\secret.txt",
])("nothing outside is reached by %s", async (path) => {
  const answer = (await send(url, path)).body.toString();
  expect(answer).not.toContain("outside");
  expect(answer).not.toBe("{}");
});

it("recordings are sent in parts", async () => {
  const part = (range: string) => send(url, "/media/gong.wav", { headers: { Range: range } });
  const whole = await send(url, "/media/gong.wav");
  expect(whole).toMatchObject({ status: 200, headers: { "content-type": "audio/wav", "accept-ranges": "bytes" } });
  const middle = await part("bytes=2-4");
  expect(middle).toMatchObject({ status: 206, headers: { "content-range": "bytes 2-4/10" } });
  expect(middle.body.toString()).toBe("234");
  expect((await part("bytes=7-")).body.toString()).toBe("789");
  expect((await part("bytes=-2")).body.toString()).toBe("89");
  expect(await part("bytes=20-")).toMatchObject({ status: 416, headers: { "content-range": "bytes */10" } });
  expect(await part("bytes=0-1,4-5")).toMatchObject({ status: 200 });
});
