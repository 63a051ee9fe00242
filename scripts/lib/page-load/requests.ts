/** What a page requests, from the browser's developer tools. */
import type { CDPSession } from "playwright-core";
import type { RequestKind } from "./hops.ts";

export interface PageRequest {
  readonly url: string;
  kind: RequestKind;
  /** Bytes received, with headers. */
  bytes: number;
}

export interface WatchedRequests {
  readonly all: () => readonly PageRequest[];
  /** Requests without a complete response. */
  readonly open: () => number;
  /** When the last one started or ended, as of `performance.now()`. */
  readonly changed: () => number;
}

const kinds: Readonly<Record<string, RequestKind>> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
  Fetch: "data",
  XHR: "data",
};

/** `type` as the developer tools name it: a preload is what its URL ends with. */
export function kindOf(type: string | undefined, url: string): RequestKind {
  const { pathname } = new URL(url);
  if (/\.m?js$/.test(pathname)) return "script";
  if (pathname.endsWith(".css")) return "style";
  return kinds[type ?? ""] ?? "other";
}

/** Streams stay open for as long as the page. */
export const isStream = (type: string | undefined): boolean => type === "EventSource" || type === "WebSocket";

export async function watchRequests(devtools: CDPSession): Promise<WatchedRequests> {
  const all = new Map<string, PageRequest>();
  const earlier: PageRequest[] = [];
  const open = new Set<string>();
  let changed = performance.now();
  const end = (id: string, bytes = 0): void => {
    const request = all.get(id);
    if (request) request.bytes += bytes;
    open.delete(id);
    changed = performance.now();
  };
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    const redirected = redirectResponse && all.get(requestId);
    if (redirected) earlier.push(redirected);
    all.set(requestId, { url: request.url, kind: kindOf(type, request.url), bytes: 0 });
    if (!isStream(type)) open.add(requestId);
    changed = performance.now();
  });
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType === "text/event-stream") end(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  devtools.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await devtools.send("Network.enable");
  return { all: () => [...earlier, ...all.values()], open: () => open.size, changed: () => changed };
}
