/** Examples of /extensions/swiper. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
