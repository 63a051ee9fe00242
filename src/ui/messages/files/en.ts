/** The English messages: those that every page speaks, and the files of the others by area. */
export { default as common } from "../common/en.json";
export const files = import.meta.glob(["../*/en.json", "!../common/en.json", "!../showcase*/en.json"], { import: "default" });
