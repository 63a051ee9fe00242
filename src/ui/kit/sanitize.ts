/** Sanitises untrusted HTML: formatting, links in new tabs, no remote images unless allowed. */
import DOMPurify, { type Config } from "dompurify";

/** Formatting, lists, tables, links and images. */
const richTags =
  "a abbr b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li " +
  "mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul";
/** What the editor can make: formatted text without images and tables. */
const editorTags = "a b blockquote br code del div em h2 h3 i li ol p pre s strong u ul";

const config = {
  ALLOWED_TAGS: richTags.split(" "),
  ALLOWED_ATTR: ["alt", "colspan", "dir", "height", "href", "lang", "rowspan", "src", "start", "title", "width"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Web and email links, and pages of this server; images may also be data URLs (below).
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
} satisfies Config;

export interface SafeMarkup {
  readonly html: string;
  readonly blocked: number;
}

/** A separate instance, so that hooks don't leak either way. */
const purify = DOMPurify(window);
const run = { remoteImages: false, blocked: 0 };

function isRemote(address: string): boolean {
  return !address.startsWith("data:image/") && new URL(address, location.href).origin !== location.origin;
}

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "A" && node.hasAttribute("href")) {
    node.setAttribute("target", "_blank");
    node.setAttribute("rel", "noopener noreferrer nofollow");
  }
  if (node.tagName !== "IMG") return;
  node.setAttribute("loading", "lazy");
  node.setAttribute("referrerpolicy", "no-referrer");
  if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  if (!isRemote(node.getAttribute("src") ?? "data:image/")) return;
  if (run.remoteImages) return;
  run.blocked += 1;
  node.removeAttribute("src");
});

/** Remote images load in a sandboxed frame, because the app's policy forbids them. */
function frameOf(image: Element): Element {
  const frame = document.createElement("iframe");
  const source = image.getAttribute("src") ?? "";
  const attributes = {
    src: `/remote-picture?src=${encodeURIComponent(source)}`,
    title: image.getAttribute("alt") || new URL(source, location.href).hostname,
    sandbox: "",
    loading: "lazy",
    width: image.getAttribute("width") ?? "320",
    height: image.getAttribute("height") ?? "200",
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  return frame;
}

/** Renamed before parsing: style attributes would trigger policy violations before being dropped. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, " data-style"));

export function sanitize(html: string, remoteImages = false): SafeMarkup {
  Object.assign(run, { remoteImages, blocked: 0 });
  const clean = purify.sanitize(withoutStyles(html), config);
  if (!remoteImages) return { html: clean, blocked: run.blocked };
  // Content of a template loads nothing.
  const template = document.createElement("template");
  template.innerHTML = clean;
  for (const image of template.content.querySelectorAll("img[src]"))
    if (isRemote(image.getAttribute("src") ?? "")) image.replaceWith(frameOf(image));
  return { html: template.innerHTML, blocked: 0 };
}

export function sanitizeToFragment(html: string): DocumentFragment {
  return purify.sanitize(withoutStyles(html), {
    ...config,
    ALLOWED_TAGS: editorTags.split(" "),
    ALLOWED_ATTR: ["href"],
    RETURN_DOM_FRAGMENT: true,
  });
}
