/** The size a hook adds to a page: bundled for the browser like the app, without React and React Query. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { operations } from "#generated/demo/operations.ts";
import { root } from "./make.ts";

async function size(
  name: string,
  source: string,
  external: readonly RegExp[] = [/react/],
): Promise<{ code: string; gzip: number }> {
  const folder = join(root, ".cache/generator-size");
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, source);
  const built = (await build({
    configFile: false,
    root,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict", external: [...external] },
    },
  })) as Rolldown.RolldownOutput;
  rmSync(entry);
  const code = built.output[0].code;
  return { code, gzip: gzipSync(code, { level: 9 }).length };
}

const oneHook = 'export { useListGrades } from "#generated/hrms/hooks/grades.ts";\n';

it(
  "is at most 1.5 KB for one hook with base address and errors, openapi-fetch aside, and without other hooks",
  { timeout: 60_000 },
  async () => {
    const { code, gzip } = await size("hook", oneHook, [/react/, /openapi-fetch/]);
    expect(gzip).toBeLessThanOrEqual(1500);
    expect(code).toContain("listGrades");
    for (const neighbour of ["createGrade", "getGrade", "useInfiniteQuery", "useMutation", "FormData"])
      expect(code).not.toContain(neighbour);
  },
);

it("includes only the fields of the form used", { timeout: 60_000 }, async () => {
  const { code } = await size("form", 'export { giveEmployeeNotice } from "#generated/hrms/forms/employees.ts";\n');
  expect(code).toContain("noticeGivenOn");
  for (const neighbour of ["fullName", "employeeIds"]) expect(code).not.toContain(neighbour);
});

it("is at most 60 bytes per operation on a page that uses all hooks", { timeout: 60_000 }, async () => {
  const tags = [
    "calendar",
    "chat",
    "ecommerce",
    "email",
    "todo",
    "users",
    "invoices",
    "blog",
    "datatables",
    "account-settings",
  ];
  const named = tags.map((tag, at) => `export * as tag${at} from "#generated/demo/hooks/${tag}.ts";\n`).join("");
  const runtime = await size(
    "runtime",
    // Every kind of call once: paged, writing, sending a file.
    oneHook +
      'export { useListGradesInfinite, useCreateGrade } from "#generated/hrms/hooks/grades.ts";\n' +
      'export { useUpdateUserAvatar } from "#generated/demo/hooks/users.ts";\n',
  );
  const all = await size("all", oneHook + named);
  const count = operations.filter((operation) => tags.includes(operation.tag)).length;
  expect(count).toBeGreaterThan(30);
  expect((all.gzip - runtime.gzip) / (count - 1)).toBeLessThanOrEqual(60);
});
