/** Examples of /components/media-objects. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
