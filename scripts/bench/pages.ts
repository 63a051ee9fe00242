/** JavaScript that each page loads before it shows itself. */
import { pageBytes } from "../lib/page-bytes.ts";
import { buildSite } from "../lib/site.ts";
import { table } from "./table.ts";

export async function pages(): Promise<void> {
  await buildSite();
  console.log("JavaScript a page loads, gzip\n");
  const rows = pageBytes().toSorted((a, b) => a.script - b.script);
  console.log(
    table(
      ["page", "KB", "files"],
      rows.map(({ page, script, files }) => [page, (script / 1000).toFixed(1), String(files)]),
    ),
  );
}
