/** The messages of the pages of examples, in every language: other pages do without their names. */
export const files = import.meta.glob("../showcase*/*.json", { import: "default" });
