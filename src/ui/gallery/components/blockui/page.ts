/** Examples of /components/blockui. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
