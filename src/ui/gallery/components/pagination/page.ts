/** Examples of /components/pagination. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
