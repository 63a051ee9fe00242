/** Names of the records that fields refer to, as they were last seen: a form holds their ids alone. */
const names = new Map<string, string>();

export function rememberName(id: string, name: string): void {
  names.set(id, name);
}

export function referenceName(id: string): string | undefined {
  return names.get(id);
}
