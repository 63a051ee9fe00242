/** Examples of /components/modals. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
