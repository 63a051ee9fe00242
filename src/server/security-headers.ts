/** Headers that keep a browser from doing with our answers what nobody asked for. */
import { createHash } from "node:crypto";

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

/** For answers of the API and files: nothing in them may run. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...common,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

/** Drawings may carry styles of their own, but no scripts. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...common,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
};

/** Hashes of the scripts written into a page, in the form of a policy's source list. */
function inlineScriptHashes(html: string): readonly string[] {
  const hashes: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/.test(attributes) || /application\/json/.test(attributes)) continue;
    hashes.push(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return hashes;
}

/**
 * For pages: scripts of ours alone and no eval. Styles may be inline, because emotion writes style elements while the app
 * runs and React sets style attributes; a nonce would cover neither the attributes nor pages that a cache keeps.
 */
export function pageHeaders(html: string, apiOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    // From elsewhere come the pictures of emails, which the app leaves out until somebody allows them.
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...apiOrigins].join(" ")}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...common,
    "content-security-policy": policy.join("; "),
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
