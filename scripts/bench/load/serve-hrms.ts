/** The product's server on the database of `DATABASE_URL`, in production mode; reports its address and usage. */
import { startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { root } from "../../lib/run.ts";
import { tellUsage } from "./usage.ts";

const server = await startServer(readSettings(process.env, root), () => undefined, { durable: false });
tellUsage(server.url);
