/** Masks an email address to its first letter and domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${at < 0 ? "" : email.slice(at)}`;
}
