/** Examples of /components/spinners. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
