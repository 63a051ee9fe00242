import { describe, expect, test } from "vitest";
import { withStaticStyles } from "./static-styles.ts";
import { classesWithoutRule } from "./styles.ts";

const head = 'import { css } from "#generated/styles/css/index.js";\n';
const result = (code: string): string => withStaticStyles(head + code, "a.tsx").slice(head.length);

describe("styles at build time", () => {
  test("constants become class names", () => {
    expect(
      result('const a = <p className={css({ p: "2", _hover: { mt: -1 }, lineClamp: 2, truncate: true })} />;'),
    ).toBe('const a = <p className={"p_2 hover:mt_-1 lc_2 trunc_true"} />;');
  });

  test("a choice between constants stays a choice", () => {
    expect(result('css({ p: "2", m: open ? "1" : "3", color: open ? "text" : "accent" })')).toBe(
      '(open ? "p_2 m_1 c_text" : "p_2 m_3 c_accent")',
    );
  });

  test.each([
    "css({ p: size })",
    'css({ ...base, p: "2" })',
    'css({ [name]: "2" })',
    'css({ p: "2" }, more)',
    "css(base)",
  ])("%s stays for run time", (code) => {
    expect(result(code)).toBe(code);
  });

  test("two different choices stay for run time", () => {
    const code = 'css({ p: a ? "1" : "2", m: b ? "1" : "2" })';
    expect(result(code)).toBe(code);
  });

  test("the classes are named that need a rule, and those without one in the generated styles are found", () => {
    const used = new Set<string>();
    withStaticStyles(
      `${head}css({ "2xl": { display: "block" }, py: open ? "0.5" : "1", mt: "12345px" });`,
      "a.tsx",
      used,
    );
    expect([...used]).toEqual(["2xl:d_block", "py_0.5", "mt_12345px", "py_1"]);
    expect(classesWithoutRule(used)).toEqual(["mt_12345px"]);
  });
});
