/** Examples of /extensions/sweet-alert. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
