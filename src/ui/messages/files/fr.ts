/** The French messages: those that every page speaks, and the files of the others by area. */
export { default as common } from "../common/fr.json";
export const files = import.meta.glob(["../*/fr.json", "!../common/fr.json", "!../showcase*/fr.json"], { import: "default" });
