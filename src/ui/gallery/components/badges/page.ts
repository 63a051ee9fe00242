/** Examples of /components/badges. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
