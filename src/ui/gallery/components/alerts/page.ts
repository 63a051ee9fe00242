/** Examples of /components/alerts. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
