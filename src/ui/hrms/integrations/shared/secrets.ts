/** One-time secrets, in memory until the user has seen them. */
const kept = new Map<string, string>();

export function keepSecret(id: string, secret: string): void {
  kept.set(id, secret);
}

export function secretOf(id: string): string | undefined {
  return kept.get(id);
}

export function dropSecret(id: string): void {
  kept.delete(id);
}
