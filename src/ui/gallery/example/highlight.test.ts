import { expect, test } from "vitest";
import { piecesOf } from "./highlight.ts";

const kindOf = (code: string, text: string) => piecesOf(code).find((piece) => piece.text === text)?.kind;

test("every letter of the code is in one piece", () => {
  const code = 'import { A } from "../../kit/a.ts";\n// a "b"\nexport const B = () => <A x={1 < 2}>it\'s</A>;\n';
  expect(
    piecesOf(code)
      .map(({ text }) => text)
      .join(""),
  ).toBe(code);
});

test("tells comments, strings, tags and keywords apart", () => {
  const code = 'const a = "const"; // return\nreturn <Field label={a}>for</Field>;';
  expect(kindOf(code, "const")).toBe("keyword");
  expect(kindOf(code, '"const"')).toBe("string");
  expect(kindOf(code, "// return")).toBe("comment");
  expect(kindOf(code, "<Field")).toBe("tag");
  expect(kindOf(code, "</Field")).toBe("tag");
});
