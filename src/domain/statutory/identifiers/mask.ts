/** Masks identity numbers inside other fields, such as work pass numbers, to their last four characters. */
const number = /(?<![A-Z0-9])[STFGM]\d{4}(\d{3}[A-Z])(?![A-Z0-9])/gi;

export const withoutIdentityNumbers = (text: string): string => text.replaceAll(number, "••••$1");
