/** Examples of /components/timeline. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
