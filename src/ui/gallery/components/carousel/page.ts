/** Examples of /components/carousel. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
