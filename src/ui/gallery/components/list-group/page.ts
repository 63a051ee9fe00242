/** Examples of /components/list-group. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
