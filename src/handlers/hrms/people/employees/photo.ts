/** The photo of an employee: visible to everyone who sees them, changed by those who may write public fields. */
import { reply } from "#src/contract/handler.ts";
import { readBytes, removeFile, storeFile } from "#src/store/shared/file-storage.ts";
import { photoOf } from "#src/store/people/photo.ts";
import { updateEmployee } from "#src/store/people/shared/record.ts";
import type { HrmsHandlers } from "../../context.ts";
import { takeOf } from "../../platform/shared/limits.ts";
import { employeeOf } from "../shared/people.ts";
import { uploadedPicture } from "../../shared/uploaded-picture.ts";
import { noteChange } from "../shared/employee-events.ts";
import { openEmployee } from "./entry.ts";

/** The history only records that a photo exists. */
const auditFields = (photo: string | null): string | null => (photo === null ? null : "•••");

export const photoHandlers = {
  async getEmployeePhoto({ path }, ctx) {
    const { personId } = await employeeOf(ctx, path, { class: "public" });
    const file = await photoOf(ctx.db, personId);
    if (!file) return { photo: null };
    return {
      photo: `data:${file.mediaType};base64,${(await readBytes(ctx.db, file, ctx.settings.filesDir)).toString("base64")}`,
    };
  },

  async updateEmployeePhoto({ path, body: { photo } }, ctx) {
    const { who, whole, actor } = await openEmployee(ctx, path, { class: "public", write: true });
    const { filesDir } = ctx.settings;
    const before = await photoOf(ctx.db, who.personId);
    const picture = photo === null ? null : await uploadedPicture(ctx, "/photo", photo);
    if (picture) await takeOf(ctx, "storageMb", picture.bytes.length / 1_000_000);
    const stored =
      picture &&
      (await storeFile(
        ctx.db,
        actor,
        { companyId: who.companyId, employeeId: who.id },
        { name: "photo", class: "public", ...picture },
        filesDir,
      ));
    if (stored === null && whole.person.photo === null) return reply(200, { photo });
    await updateEmployee(ctx.db, actor, whole, { person: { photo: stored?.id ?? null } });
    if (before) await removeFile(ctx.db, before, filesDir);
    await noteChange(ctx, who, {
      changes: [
        { field: "person.photo", before: auditFields(whole.person.photo), after: auditFields(stored?.id ?? null) },
      ],
    });
    return reply(200, { photo });
  },
} satisfies HrmsHandlers;
