/** Examples of /forms/elements/file-uploader. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
