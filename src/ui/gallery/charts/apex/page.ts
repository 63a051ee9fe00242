/** Examples of /charts/apex. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
