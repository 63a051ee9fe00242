/** Cache of names of referenced records, because forms only store ids. */
const names = new Map<string, string>();

export function rememberName(id: string, name: string): void {
  names.set(id, name);
}

export function referenceName(id: string): string | undefined {
  return names.get(id);
}
