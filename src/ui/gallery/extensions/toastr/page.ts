/** Examples of /extensions/toastr. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
