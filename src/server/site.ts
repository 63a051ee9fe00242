/** What a browser sees besides the API: the app's page for every path, its files, and the API reference. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileHeaders, pageHeaders, pictureHeaders } from "./security-headers.ts";
import { createStaticFiles, matchesTag } from "./static-files.ts";
import { callsOfPage, filesOfPage, type PageTable, readReader, textOfUnknown } from "./page-files.ts";
import { prefersHtml } from "./gateway/media-types.ts";
import type { GatewayRequest, GatewayResponse } from "./gateway/types.ts";

/** Server information for the app, as JSON in its page. */
export interface AppConfig {
  readonly environment: "dev" | "staging" | "local";
  /** Base address of the API; empty for this server. */
  readonly apiBase: string;
  readonly demoLayer: boolean;
  readonly showEnvironment: boolean;
}

interface SiteOptions {
  readonly appFolder: string;
  readonly docsFolder: string;
  readonly config: AppConfig;
}

/** Answers a request, or leaves it to the API. */
export type Site = (request: GatewayRequest, pathname: string) => GatewayResponse | undefined;

/** Pages are revalidated every time: a new build must be visible at the next click. */
function page(
  html: string,
  headers: Record<string, string>,
  request: GatewayRequest,
  vary = "Accept",
): GatewayResponse {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const all = {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary,
    etag,
  };
  return matchesTag(request.headers["if-none-match"], etag)
    ? { status: 304, headers: all, body: null }
    : { status: 200, headers: all, body: html };
}

function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>\n`;
}

export function withConfig(html: string, config: AppConfig): string {
  return html.replace("</head>", () => `${jsonElement("hrms-config", config)}</head>`);
}

/** The one style element that the API reference viewer fills with text (Stoplight Elements 9.0.25). */
const viewerStyle = "'sha256-MBVp6JYxbC/wICelYC6eULCRpgi9kGezXXSaq/TS2+I='";

/** A page that shows an API reference in the viewer. */
export function viewerPage(html: string, request: GatewayRequest, apiOrigins: readonly string[] = []): GatewayResponse {
  return page(html, pageHeaders(html, apiOrigins, [viewerStyle]), request);
}

const pictureStyle = "body{margin:0}img{display:block;max-width:100%;height:auto}";

/** A page around the image named by `src`: the app shows images of emails in frames, since its own policy allows no remote images. */
function remotePicture(request: GatewayRequest): GatewayResponse | undefined {
  const address = new URL(request.url, "http://localhost").searchParams.get("src") ?? "";
  const source = URL.canParse(address) ? new URL(address) : undefined;
  if (source?.protocol !== "https:") return undefined;
  const escaped = source.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const html = `<!doctype html><title>${source.hostname}</title><style>${pictureStyle}</style><img src="${escaped}" alt="" referrerpolicy="no-referrer">`;
  return {
    status: 200,
    headers: {
      ...pictureHeaders(source, pictureStyle),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    },
    body: html,
  };
}

/** Without the build's table pages work too: they load their files one after another. */
function readTable(appFolder: string, demoLayer: boolean): PageTable | undefined {
  try {
    const table = JSON.parse(readFileSync(join(appFolder, ".vite/pages.json"), "utf8")) as PageTable;
    return demoLayer ? table : { ...table, redirects: { ...table.redirects, "/": "/start" } };
  } catch {
    return undefined;
  }
}

export function createSite({ appFolder, docsFolder, config }: SiteOptions): Site {
  const app = createStaticFiles(appFolder);
  const docs = createStaticFiles(docsFolder);
  const index = app.text("/index.html");
  const appPage = index === undefined ? undefined : withConfig(index, config);
  const apiOrigins = URL.canParse(config.apiBase) ? [new URL(config.apiBase).origin] : [];
  const appHeaders = pageHeaders(appPage ?? "", apiOrigins);

  const program = /<script type="module"[^>]* src="([^"]+)"/.exec(index ?? "")?.slice(1) ?? [];
  const table = readTable(appFolder, config.demoLayer);

  /** The app's page, with the files that this address and reader need. */
  const serveApp = (html: string, request: GatewayRequest): GatewayResponse => {
    if (table === undefined) return page(html, appHeaders, request);
    const reader = readReader(request.headers);
    const files = filesOfPage(table, request.url, reader);
    const tags = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("");
    // Elsewhere than on this server, only the program knows how to call the API.
    const calls = config.apiBase === "" ? callsOfPage(table, request.url, reader) : [];
    const first = calls.length === 0 ? "" : jsonElement("first-calls", calls);
    const unknown = textOfUnknown(table, request.url, reader);
    const body = html
      .replace("<title>", () => `${first}<title>`)
      .replace('<html lang="en"', `<html lang="${reader.language}"`)
      .replace('<div class="page"></div>', (empty) =>
        unknown === undefined ? empty : `<div class="unknown">${unknown}</div>`,
      )
      // After the program: it is the largest file, and begins its work while the others arrive.
      .replace(/(?<=<script type="module"[^>]*><\/script>)/, () => tags);
    // Browsers begin with this header before they read the page, and hosts that know early hints send them from it.
    const link = (files.length === 0 ? [] : [...program, ...files])
      .map((file) => `<${file}>; rel=modulepreload; crossorigin`)
      .join(", ");
    const headers = link === "" ? appHeaders : { ...appHeaders, link };
    return page(body, headers, request, "Accept, Accept-Language, Cookie");
  };

  const serveDocs = (request: GatewayRequest, pathname: string): GatewayResponse | undefined => {
    if (pathname === "/docs") return { status: 308, headers: { ...fileHeaders, location: "/docs/" }, body: null };
    const path = pathname.slice("/docs".length);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const html = file.endsWith(".html") ? docs.text(file) : undefined;
    return html === undefined ? docs.serve(file, request) : viewerPage(html, request, apiOrigins);
  };

  return (request, pathname) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    if (pathname === "/docs" || pathname.startsWith("/docs/")) {
      const found = serveDocs(request, pathname);
      if (found !== undefined) return found;
    }
    if (pathname === "/remote-picture") {
      const picture = remotePicture(request);
      if (picture !== undefined) return picture;
    }
    if (pathname !== "/index.html" && app.has(pathname)) return app.serve(pathname, request);
    const expectsPage = prefersHtml(request.headers["accept"]) || pathname === "/";
    return expectsPage && appPage !== undefined ? serveApp(appPage, request) : undefined;
  };
}
