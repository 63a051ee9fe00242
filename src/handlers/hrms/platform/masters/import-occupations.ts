/** Takes a whole list of occupations: known codes are changed, others created; all rows or none. */
import { randomUUID } from "node:crypto";
import type { WorkpassOccupationImportResult } from "#generated/hrms/schema.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import type { OccupationRow } from "#src/domain/platform/occupation-import.ts";
import { recordPlatformEvents } from "#src/store/shared/platform-events.ts";
import {
  lockOccupations,
  type WorkpassOccupation,
  writeOccupations,
} from "#src/store/platform/shared/masters/workpass-occupations.ts";
import { holdWorkpassTypes } from "#src/store/platform/shared/masters/workpass-types.ts";
import type { HrmsContext } from "../../context.ts";
import { platformPlace } from "../../shared/records/places.ts";

type Fields = Pick<WorkpassOccupation, "code" | "title" | "workpassTypeIds" | "sector" | "isPme" | "status">;

type Codes = ReadonlyMap<string, string>;

/** As the history keeps it: the pass types by their codes, as one text. */
function inHistory({ workpassTypeIds, ...fields }: Fields, codes: Codes) {
  const types = workpassTypeIds.map((id) => codes.get(id) ?? id).toSorted();
  return { ...fields, workpassTypes: types.length === 0 ? null : types.join("; ") };
}

export async function importOccupations(
  ctx: HrmsContext,
  csv: string,
  dryRun: boolean,
): Promise<WorkpassOccupationImportResult> {
  const { userId, now } = platformPlace.author(ctx);
  const types = await holdWorkpassTypes(ctx.db);
  const codes = new Map(types.map(({ id, code }) => [id, code]));
  const changes: ReturnType<typeof changeOf>[] = [];
  // Part by part, so that comparing a long list does not hold up other calls.
  const take = async (rows: readonly OccupationRow[]): Promise<void> => {
    const known = new Map(
      (
        await lockOccupations(
          ctx.db,
          rows.map(({ code }) => code),
        )
      ).map((row) => [row.code, row]),
    );
    for (const row of rows) changes.push(changeOf(row, known.get(row.code), codes));
  };
  const input = { csv, typeIds: new Map(types.map(({ id, code }) => [code.toLowerCase(), id])) };
  const { faults, count } = await ctx.settings.uploads.run("readOccupationFile", {
    input,
    owner: null,
    pointer: "/csv",
    outside: { take },
  });
  const touched = changes.filter(({ differences }) => differences.length > 0);
  const committed = !dryRun && faults.length === 0;
  if (committed) {
    await writeOccupations(
      ctx.db,
      touched.map(({ row, before, id }) => ({
        ...row,
        id,
        version: (before?.version ?? 0) + 1,
        createdAt: before?.createdAt ?? now,
        createdBy: before ? before.createdBy : userId,
        updatedAt: now,
        updatedBy: userId,
      })),
    );
    await recordPlatformEvents(
      ctx.db,
      touched.map(({ row, before, id, differences }) => ({
        action: before ? ("update" as const) : ("create" as const),
        subject: "workpass-occupations",
        recordId: id,
        recordName: row.title,
        changes: differences,
        actorId: userId,
        requestId: ctx.requestId,
        at: now,
      })),
    );
  }
  const created = touched.filter(({ before }) => !before).length;
  return {
    committed,
    rows: count,
    created,
    updated: touched.length - created,
    unchanged: changes.length - touched.length,
    faults,
  };
}

function changeOf(row: OccupationRow, before: WorkpassOccupation | undefined, codes: Codes) {
  const differences = changedFields(before ? inHistory(fieldsOf(before), codes) : null, inHistory(row, codes));
  return { row, before, id: before?.id ?? randomUUID(), differences };
}

function fieldsOf({ code, title, workpassTypeIds, sector, isPme, status }: WorkpassOccupation): Fields {
  return { code, title, workpassTypeIds, sector, isPme, status };
}
