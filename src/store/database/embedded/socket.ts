/** The address of the cluster's socket: a socket path may have some hundred characters, a folder may have more. */
import { closeSync, openSync } from "node:fs";
import { StoreError } from "../store-error.ts";

interface SocketAddress {
  host: string;
  close(): void;
}

export function socketAddress(folder: string): SocketAddress {
  const fits = Buffer.byteLength(`${folder}/.s.PGSQL.5432`) < 100;
  if (fits) return { host: folder, close: () => undefined };
  if (process.platform !== "linux")
    throw new StoreError(`DATA_DIR ${folder} has too long a path: choose a shorter one.`);
  const handle = openSync(folder, "r");
  return { host: `/proc/self/fd/${handle}`, close: () => closeSync(handle) };
}
