/** Headers that restrict what a browser does with our responses. */
import { createHash } from "node:crypto";

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

/** For API responses and files: nothing in them may run. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...common,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

/** For files opened directly: drawings may contain images, but no scripts or styles. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...common,
  "content-security-policy": "default-src 'none'; img-src data:; frame-ancestors 'none'",
};

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of the inline scripts of a page, as a CSP source list. */
function inlineScriptHashes(html: string): readonly string[] {
  const hashes: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/.test(attributes) || /application\/json/.test(attributes)) continue;
    hashes.push(hashOf(text));
  }
  return hashes;
}

/**
 * For pages: only our own scripts, styles and images, and no eval. Emotion fills its style elements by the CSSOM, which a
 * policy allows, but inserts them empty: hence the hash of nothing, which lets pages be the same for everyone.
 */
export function pageHeaders(
  html: string,
  apiOrigins: readonly string[],
  styleHashes: readonly string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(" ")}`,
    `style-src ${["'self'", hashOf(""), ...styleHashes].join(" ")}`,
    `img-src ${["'self'", "data:", "blob:", ...apiOrigins].join(" ")}`,
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
    "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
  };
}

/** For the page around one remote image, shown in a frame of the app: only that image is loaded. */
export function pictureHeaders(source: URL, style: string): Record<string, string> {
  const { "x-frame-options": _, ...rest } = common;
  const policy = [
    "default-src 'none'",
    `img-src ${source.origin}`,
    `style-src ${hashOf(style)}`,
    "sandbox",
    "frame-ancestors 'self'",
  ];
  return { ...rest, "referrer-policy": "no-referrer", "content-security-policy": policy.join("; ") };
}
