/** Examples of /datatables/basic. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
