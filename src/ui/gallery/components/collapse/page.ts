/** Examples of /components/collapse. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
