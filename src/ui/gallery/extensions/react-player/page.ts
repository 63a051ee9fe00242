/** Examples of /extensions/react-player. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
