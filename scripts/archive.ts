/**
 * `npm run archive -- --year 2024 --to FOLDER --by EMAIL`: moves the punches of closed years out of the database;
 * `npm run archive -- --bring-back FILE --by EMAIL`: puts those of a file back. Stop the server first if its database is embedded.
 */
import { parseArgs } from "node:util";
import { archivePunches, bringBack, platformAccount } from "#src/store/attendance/punch-archive.ts";
import { Failure } from "./lib/failure.ts";
import { storeCommand } from "./lib/store-command.ts";

const usage = "npm run archive -- --year 2024 --to FOLDER --by EMAIL, or --bring-back FILE --by EMAIL";

storeCommand(async (store) => {
  const { values } = parseArgs({
    options: {
      year: { type: "string" },
      to: { type: "string" },
      by: { type: "string" },
      "bring-back": { type: "string" },
    },
  });
  const { by, to: folder, "bring-back": file } = values;
  const now = new Date();
  if (by === undefined) throw new Failure(`Say who does it: ${usage}.`);
  const userId = await platformAccount(store, by);
  if (userId === undefined) throw new Failure(`${by} is no active platform administrator.`);
  if (file !== undefined) {
    const back = await bringBack(store, { file, userId, now });
    if (!back) throw new Failure("The punches of this file are not archived: nothing was changed.");
    console.log(`${back.period}: ${back.punches} punches are back.`);
    if (back.left > 0) console.log(`${back.left} were left out: their people have been deleted.`);
    return;
  }
  const year = Number(values.year);
  if (folder === undefined || !Number.isInteger(year)) throw new Failure(usage);
  if (year >= now.getUTCFullYear()) throw new Failure(`${values.year} has not ended: archive closed years.`);
  let periods = 0;
  for await (const done of archivePunches(store, { year, folder, userId, now })) {
    periods += 1;
    console.log(`${done.company}, ${done.period}: ${done.punches} punches in ${done.file}, SHA-256 ${done.sha256}`);
  }
  console.log(
    periods === 0
      ? "Nothing to archive: no locked attendance period until then that is followed by a locked one."
      : `${periods} periods archived. Keep the files as safe as backups, and delete them when your retention periods end.`,
  );
});
