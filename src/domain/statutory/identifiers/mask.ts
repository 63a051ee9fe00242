/** Identity numbers where they stand in other fields, such as the number of a work pass: shown by their last four signs alone. */
const number = /(?<![A-Z0-9])[STFGM]\d{4}(\d{3}[A-Z])(?![A-Z0-9])/gi;

export const withoutIdentityNumbers = (text: string): string => text.replaceAll(number, "••••$1");
