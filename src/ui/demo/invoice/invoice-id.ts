/** Invoice number from the URL; 0, which is never used, if it is invalid. */
export function invoiceIdOf(text: string): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}
