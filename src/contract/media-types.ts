/** How the body of a media type is read: parsed JSON, text or bytes. */

export function isJson(mediaType: string): boolean {
  return mediaType === "application/json" || /^[^;]*[/+]json\s*(;|$)/i.test(mediaType);
}

export function isText(mediaType: string): boolean {
  return /^text\/|[/+]xml\s*(;|$)|yaml|javascript|csv|urlencoded|ndjson|jsonl|json-seq/i.test(mediaType);
}
