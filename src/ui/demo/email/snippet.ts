/** Plain-text preview of an email. */
const known = new Map<string, string>();

export function snippetOf(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  // DOMParser documents neither run scripts nor load resources. Spaces keep words of adjacent blocks apart.
  const { body } = new DOMParser().parseFromString(html.slice(0, 4000).replaceAll("<", " <"), "text/html");
  for (const hidden of body.querySelectorAll("style, script, title")) hidden.remove();
  const text = body.textContent.replace(/\s+/g, " ").trim().slice(0, 200);
  if (known.size > 500) known.clear();
  known.set(html, text);
  return text;
}
