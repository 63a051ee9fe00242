/** The whole server on a database that is thrown away, with its samples. */
import { startTestServer } from "../../tests/support/server.ts";
import { untilStopped } from "../lib/lifetime.ts";

const server = await startTestServer();
untilStopped(server.close);
console.log(server.url);
