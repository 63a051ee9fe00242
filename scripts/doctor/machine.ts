/** What the doctor checks without the database: settings, versions, disks, and the place of files. */
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, readFile, stat, statfs } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { isLoopback, type Settings } from "#src/server/settings.ts";
import { s3Store } from "#src/store/shared/object-store.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const wantedNode = 24;
const gigabyte = 1_073_741_824;

export function checkSettings(settings: Settings): Finding[] {
  const { databaseUrl, databaseDirectUrl, preparedStatements, host, publicUrl, backupDir, dataDir } = settings;
  const found: Finding[] = [];
  const warn = (text: string, advice: string) => void found.push(warning("settings", text, advice));
  if (!isLoopback(host) && publicUrl?.startsWith("https:") !== true)
    warn(
      `The server listens on ${host}, and PUBLIC_URL is not an https address.`,
      "Put a proxy with TLS in front of it and set PUBLIC_URL to its https address.",
    );
  if (!isLoopback(host) && settings.trustProxy === undefined)
    warn(
      "TRUST_PROXY is not set: behind a proxy, everybody has the proxy's address.",
      "Set TRUST_PROXY to the number of proxies before the server, or to 0 if there is none.",
    );
  if (settings.smtpUrl === undefined)
    warn("SMTP_URL is not set: emails stay in the database.", "Set SMTP_URL to your mail server.");
  if (databaseUrl === undefined && backupDir === undefined)
    warn("BACKUP_DIR is not set: the database is not archived.", "Set BACKUP_DIR to a folder on another disk.");
  if (backupDir !== undefined && !relative(dataDir, backupDir).startsWith(".."))
    warn("BACKUP_DIR is inside DATA_DIR and would be lost with it.", "Set BACKUP_DIR to a folder on another disk.");
  if (databaseUrl !== undefined && !preparedStatements && databaseDirectUrl === undefined)
    warn(
      "PREPARED_STATEMENTS is off, and DATABASE_DIRECT_URL is not set: behind a pooler, notifications and locks do not work.",
      "Set DATABASE_DIRECT_URL to the database itself, or switch PREPARED_STATEMENTS on if there is no pooler.",
    );
  if (databaseDirectUrl !== undefined && preparedStatements)
    warn(
      "PREPARED_STATEMENTS is on behind a pooler, which needs PgBouncer 1.21 or newer with max_prepared_statements.",
      "Remove PREPARED_STATEMENTS unless your pooler supports them.",
    );
  if (databaseUrl !== undefined && (settings.dataKey === undefined || settings.jwtSecret === undefined))
    warn(
      "DATA_KEY or JWT_SECRET is not set: other servers of this database cannot know them.",
      "Set both, the same for all servers; the files data-key and jwt-secret in DATA_DIR have the present ones.",
    );
  return found.length > 0 ? found : [ok("settings", "valid")];
}

export async function checkVersions(): Promise<Finding[]> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, "../../package.json"), "utf8")) as {
    version: string;
  };
  const node = Number(process.versions.node.split(".")[0]);
  if (node < wantedNode)
    return [
      problem(
        "versions",
        `This is Node ${process.versions.node}.`,
        `Install Node ${wantedNode}, or start with npm start.`,
      ),
    ];
  return [ok("versions", `HRMS ${version}, Node ${process.versions.node}`)];
}

/** The folder itself or the nearest one above that exists. */
async function existing(folder: string): Promise<string> {
  const there = await access(folder).then(
    () => true,
    () => false,
  );
  return there || dirname(folder) === folder ? folder : existing(dirname(folder));
}

export interface Space {
  readonly free: number;
  readonly size: number;
}

async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(await existing(folder));
  return { free: bavail * bsize, size: blocks * bsize };
}

export async function checkDisks(
  { dataDir, filesDir, backupDir, databaseUrl }: Settings,
  measure: (folder: string) => Promise<Space> = spaceOf,
): Promise<Finding[]> {
  const places = {
    ...(databaseUrl === undefined && { DATA_DIR: dataDir }),
    ...(filesDir !== undefined && { FILES_DIR: filesDir }),
    ...(backupDir !== undefined && { BACKUP_DIR: backupDir }),
  };
  return Promise.all(
    Object.entries(places).map(async ([name, folder]) => {
      const { free, size } = await measure(folder);
      const text = `${name} ${folder}: ${(free / gigabyte).toFixed(1)} GB of ${(size / gigabyte).toFixed(0)} GB free`;
      const advice = `Free space on the disk of ${name}, or move the folder to a larger one.`;
      if (free < gigabyte) return problem("disk", text, advice);
      return free < size / 10 && free < 20 * gigabyte ? warning("disk", text, advice) : ok("disk", text);
    }),
  );
}

export async function checkFiles({ filesDir, filesBucket }: Settings): Promise<Finding[]> {
  if (filesBucket) {
    const place = `bucket ${filesBucket.bucket} at ${filesBucket.url}`;
    try {
      const store = s3Store(filesBucket);
      const key = `health/${randomUUID()}`;
      await store.put(key, Buffer.from("ok"));
      await store.remove(key);
      return [ok("files", `${place} can be written`)];
    } catch (error) {
      const advice = "Check FILES_S3_URL, FILES_S3_BUCKET and the credentials, and what they may do.";
      return [problem("files", `${place} cannot be written: ${(error as Error).message}`, advice)];
    }
  }
  if (filesDir === undefined) return [ok("files", "in the database")];
  const place = await existing(filesDir);
  const writable = await access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (writable && (await stat(place)).isDirectory()) return [ok("files", `${filesDir} can be written`)];
  return [
    problem(
      "files",
      `FILES_DIR ${filesDir} cannot be written.`,
      "Give the account of the server the right to write there.",
    ),
  ];
}
