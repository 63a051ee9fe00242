/** The API reference of a mock, with try-it: pages below the mock's own address, where no contract has paths. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord, type Json, methods, record, text } from "#src/contract/document.ts";
import { controlRoot } from "#src/server/gateway/mock/control.ts";
import { apiHeaders, fileHeaders } from "#src/server/security-headers.ts";
import { type Site, viewerPage } from "#src/server/site.ts";
import { mockReferencePage } from "../docs/pages.ts";
import { root } from "../lib/run.ts";

export const referenceRoot = `${controlRoot}/docs/`;

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  woff2: "font/woff2",
};
const inter = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

/** The file of the page under this name; the viewer's files are in its folder. */
function fileOf(name: string, viewer: string | undefined): string | undefined {
  if (name === "docs.css") return join(root, "scripts/docs/docs.css");
  if (name === "inter.woff2") return join(root, inter);
  const ofViewer = /^elements\/(styles\.min\.css|web-components\.min\.js)$/.exec(name)?.[1];
  return ofViewer === undefined || viewer === undefined ? undefined : join(viewer, ofViewer);
}

/** Try-it calls go to the mock, whatever servers the document names. */
function withOwnServer(document: Json): Json {
  const without = ({ servers: _, ...rest }: Json): Json => rest;
  const paths = Object.entries(record(document["paths"])).map(([path, item]) => {
    if (!isRecord(item)) return [path, item];
    const own = methods.filter((method) => isRecord(item[method]));
    return [
      path,
      { ...without(item), ...Object.fromEntries(own.map((method) => [method, without(record(item[method]))])) },
    ];
  });
  return { ...document, servers: [{ url: "/", description: "This mock" }], paths: Object.fromEntries(paths) };
}

export function titleOf(document: Json): string {
  return text(record(document["info"])["title"]) ?? "API";
}

/** `document` is read each time, since it may be reloaded; `getViewer` gets the viewer's folder on the first visit. */
export function createReference(document: () => Json, getViewer: () => Promise<string>): Site {
  let folder: string | undefined;
  let missing: Parameters<typeof mockReferencePage>[2];
  /** What the page says about the viewer; after a failure the next visit tries again. */
  const visit = (): typeof missing => {
    if (folder !== undefined) return undefined;
    if (typeof missing === "object") {
      const failed = missing;
      missing = undefined;
      return failed;
    }
    if (missing === undefined) {
      missing = "fetching";
      getViewer().then(
        (found) => {
          folder = found;
        },
        (error: unknown) => {
          missing = { error: error instanceof Error ? error.message : String(error) };
        },
      );
    }
    return missing;
  };
  return (request, pathname) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    if (`${pathname}/` === referenceRoot)
      return { status: 308, headers: { ...fileHeaders, location: referenceRoot }, body: null };
    if (!pathname.startsWith(referenceRoot)) return undefined;
    const name = pathname.slice(referenceRoot.length);
    if (name === "") return viewerPage(mockReferencePage(titleOf(document()), referenceRoot, visit()), request);
    if (name === "openapi.json") {
      const body = JSON.stringify(withOwnServer(document()));
      return { status: 200, headers: { ...apiHeaders, "content-type": "application/json" }, body };
    }
    const file = fileOf(name, folder);
    if (file === undefined) return undefined;
    const type = types[name.split(".").at(-1) ?? ""] ?? "";
    return { status: 200, headers: { ...fileHeaders, "content-type": type }, body: readFileSync(file) };
  };
}
