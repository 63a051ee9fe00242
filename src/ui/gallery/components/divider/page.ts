/** Examples of /components/divider. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
