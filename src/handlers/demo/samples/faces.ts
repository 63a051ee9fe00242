/** Portraits of sample people: all in one file, which a page with many of them loads once. */

export const faceAt = (number: number | string): string => `/media/avatars.svg#a${String(number).padStart(2, "0")}`;
