/** Examples of /ui-element/typography. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
