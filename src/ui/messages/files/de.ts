/** The German messages: those that every page speaks, and the files of the others by area. */
export { default as common } from "../common/de.json";
export const files = import.meta.glob(["../*/de.json", "!../common/de.json", "!../showcase*/de.json"], { import: "default" });
