/** Examples of /extensions/i18n. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
