/** An address that shows whose server it is and no more of the person than the first letter. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${at < 0 ? "" : email.slice(at)}`;
}
