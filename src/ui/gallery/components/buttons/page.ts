/** Examples of /components/buttons. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
