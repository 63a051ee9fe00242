/** `npm run dev`: API paths are not mistaken for modules of the same name. */
import { expect, it } from "vitest";
import { isApi } from "../../scripts/dev/is-api.ts";

it.each(["/apps/todo/tasks", "/apps/todo/tasks?q=x", "/api/invoice/invoices/4987", "/companies", "/jwt/login"])(
  "%s is the API's",
  (url) => {
    expect(isApi(url)).toBe(true);
  },
);

it.each([
  "/apps/todo/tasks.ts",
  "/apps/todo/tasks.ts?t=1",
  "/main.tsx",
  "/@vite/client",
  "/@id/react",
  "/apps/todo",
  "/%",
])("%s is the app's", (url) => {
  expect(isApi(url)).toBe(false);
});
