/** Examples of /components/avatar. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
