/** Examples of /components/pill-badges. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
