/** Examples of /components/auto-complete. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
