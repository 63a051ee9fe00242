/** Examples of /charts/chartjs. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
