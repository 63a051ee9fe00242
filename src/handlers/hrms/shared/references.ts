/** Ids of other records in a body. */
import { invalid } from "#src/contract/problem.ts";

/** The record must be there and offered still, unless it was named before. */
export async function checkReference(
  field: string,
  id: string | null,
  before: string | null | undefined,
  find: (id: string) => Promise<{ status: string } | undefined>,
): Promise<void> {
  if (id === null || id === before) return;
  const found = await find(id);
  if (!found || found.status === "archived") throw invalid(`/${field}`, "unknown-reference");
}
