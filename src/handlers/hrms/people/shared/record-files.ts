/** Files that a record names: the employee's own, readable from then on by readers of the record's class. */
import { invalid } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { classifyFile, findFile } from "#src/store/shared/file-storage.ts";
import type { HrmsContext } from "../../context.ts";
import type { ReachedEmployee } from "./people.ts";

export async function checkFiles(
  ctx: HrmsContext,
  employee: ReachedEmployee,
  ids: readonly string[],
  of: FieldClass,
): Promise<string[]> {
  for (const [index, id] of ids.entries()) {
    const file = await findFile(ctx.db, { companyId: employee.companyId, employeeId: employee.id }, id);
    const mayName = file !== undefined && (file.class === of || employee.self || employee.read.has(file.class));
    if (!file || !mayName) throw invalid(`/fileIds/${index}`, "unknown-reference");
    if (file.class !== of) await classifyFile(ctx.db, file, of);
  }
  return [...ids];
}
