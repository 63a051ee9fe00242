/** Reads a file of messages; a function of ours, so that these files depend on the app's first one and need no other. */
export function parsed(json: string): unknown {
  return JSON.parse(json);
}
