/** The id that an address names; 0, which nobody has, where it names none. */
export function userIdOf(text: string): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}
