/** Examples of /charts/recharts. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
