/** The Portuguese messages: those that every page speaks, and the files of the others by area. */
export { default as common } from "../common/pt.json";
export const files = import.meta.glob(["../*/pt.json", "!../common/pt.json", "!../showcase*/pt.json"], { import: "default" });
