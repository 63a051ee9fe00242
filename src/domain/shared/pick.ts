/** Some fields of an object, as an object of their own. */
export function pick<Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>;
}
