/** Which requests belong to the API: Vite would answer /apps/todo/tasks with the module tasks.ts in that folder. */
import { operations as demo } from "#generated/demo/operations.ts";
import { operations as hrms } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
import { createRouter } from "#src/server/gateway/router.ts";
import { readTarget } from "#src/server/gateway/target.ts";

const router = createRouter<Operation>();
for (const operation of [...hrms, ...demo]) router.add(operation.method.toUpperCase(), operation.path, operation);

/** Modules and styles are requested by file name. */
export function isApi(url: string): boolean {
  try {
    const { pathname } = readTarget(url);
    return !/\.\w+$/.test(pathname) && router.methodsAt(pathname).length > 0;
  } catch {
    return false;
  }
}
