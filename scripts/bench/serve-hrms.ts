/** The whole server on a temporary database, with its samples. */
import { startTestServer } from "../../tests/support/server.ts";
import { untilStopped } from "../lib/lifetime.ts";

const server = await startTestServer();
untilStopped(server.close);
console.log(server.url);
