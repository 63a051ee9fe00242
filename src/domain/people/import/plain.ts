/** Lower-case letters and digits only, without accents. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .toLowerCase();
}
