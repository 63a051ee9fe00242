/** Examples of /components/tooltips. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
