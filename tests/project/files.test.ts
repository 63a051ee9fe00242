/** Files: length, names, opening sentence, no paths of this machine and no unfinished work. */
import { expect, test } from "vitest";
import { files, read, sources } from "./tree.ts";

/** Files that may be longer, each with its reason. */
const mayBeLong: Record<string, string> = {
  "scripts/bench/load.ts": "one measurement from set-up to table",
  "src/handlers/hrms/people/employee-records/change-requests.ts": "one life cycle",
  "src/handlers/hrms/people/employee-records/transfers.ts": "one life cycle",
  "src/store/account/shared/invitations.ts": "one life cycle",
  "src/ui/hrms/people/employees/records/kinds.ts": "one list of kinds",
  "tests/hrms/account/invitations.test.ts": "one life cycle, on one database",
  "tests/hrms/statutory/rates.test.ts": "one life cycle, on one database",
  "tests/journeys/email.test.ts": "one app from end to end, on one server",
  "tests/journeys/support/routes.ts": "every page, one line or two for each",
  "tests/journeys/todo.test.ts": "one app from end to end, on one server",
};
/** Texts and drawings may have any length. */
const material = /\/samples\/|^scripts\/media\//;
const limitOf = (file: string): number => (/^tests\/|\.test\.tsx?$/.test(file) ? 400 : 300);

test("no file is longer than 300 lines, and no test longer than 400, without a reason", () => {
  const long = sources.filter(
    (file) => !material.test(file) && !(file in mayBeLong) && read(file).split("\n").length > limitOf(file) + 1,
  );
  expect(long).toEqual([]);
});

test("every exception to the length is an existing file", () => {
  expect(Object.keys(mayBeLong).filter((file) => !sources.includes(file))).toEqual([]);
});

test("the kit stays below 8,000 lines", () => {
  const kit = sources.filter((file) => file.startsWith("src/ui/kit/") && !/\.test\.tsx?$/.test(file));
  expect(kit.length).toBeGreaterThan(50);
  expect(kit.reduce((lines, file) => lines + read(file).split("\n").length - 1, 0)).toBeLessThanOrEqual(8000);
});

test("every file opens with a sentence that says what it is for", () => {
  // A test of a single module is named after it, which is enough.
  const toRead = sources.filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".test.tsx"));
  expect(toRead.filter((file) => !/^(\/\*\*? ?|\/\*\*\n \* |\/\/ )\S/.test(read(file)))).toEqual([]);
});

test("file names are kebab-case", () => {
  // Route file names are URLs, in which the router gives $ and _ a meaning.
  const odd = sources.filter(
    (file) => !file.startsWith("src/ui/routes/") && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(file.split("/").at(-1) ?? ""),
  );
  expect(odd).toEqual([]);
});

test("no file only re-exports other files", () => {
  const reExport = /^export (type )?(\*|\{[^}]*\}) from "[.#].*$/gm;
  const barrels = sources.filter((file) => {
    const text = read(file);
    const rest = text.replaceAll(/\/\*[\s\S]*?\*\/|^\/\/.*$/gm, "").replaceAll(reExport, "");
    return /^export \* from /m.test(text) || (text.match(reExport) !== null && rest.trim() === "");
  });
  expect(barrels).toEqual([]);
});

test("no tracked file contains paths of this machine", () => {
  const place = new RegExp(
    String.raw`(^|[^\w.~$}:/-])/(${["work", "root", "farm", "Users", "home"].join("|")})/\w`,
    "m",
  );
  const texts = files.filter((file) => !/\.(woff2?|png|jpe?g|pdf|jar|ico)$/.test(file));
  expect(texts.filter((file) => place.test(read(file)))).toEqual([]);
});

test("no file contains a to-do note", () => {
  const marks = new RegExp(
    String.raw`\b(${["ODOT", "EMXIF"].map((mark) => mark.split("").toReversed().join("")).join("|")})\b|@ts-(ignore|nocheck)|(es|ox)lint-disable`,
  );
  expect(sources.filter((file) => marks.test(read(file)))).toEqual([]);
});

test("no test is skipped or focused", () => {
  expect(
    sources.filter((file) => file.endsWith(".test.ts") && /\b(test|it|describe)\.(only|todo|skip)\(/.test(read(file))),
  ).toEqual([]);
});

test("domain and contract code reads no clock, randomness or settings", () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bperformance\.|\bfetch\(|\bcrypto\./;
  const pure = sources.filter((file) => /^src\/(contract|domain)\//.test(file) && !file.endsWith(".test.ts"));
  expect(pure.filter((file) => impure.test(read(file)))).toEqual([]);
});

test("`any` is used only in the file that calls Prism", () => {
  const typed = sources.filter(
    (file) => file !== "src/server/gateway/prism.ts" && file !== "tests/project/files.test.ts",
  );
  expect(typed.filter((file) => /(:\s*|\bas |<)any\b(?! |$)|Record<string, any>/.test(read(file)))).toEqual([]);
});
