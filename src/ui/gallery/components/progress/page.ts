/** Examples of /components/progress. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
