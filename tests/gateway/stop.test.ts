/** SIGTERM on a real process: running requests complete, new ones are refused. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testDataKey } from "../support/data-key.ts";
import { openTestDatabase } from "../support/database.ts";

const program = join(import.meta.dirname, "../support/serve-until-stopped.ts");

function read(socket: Socket): { readonly text: () => string; readonly end: Promise<unknown> } {
  let text = "";
  socket.on("data", (part) => {
    text += part.toString("latin1");
  });
  socket.on("error", () => undefined);
  return { text: () => text, end: once(socket, "close") };
}

it("completes the running request with Connection: close, closes idle connections, refuses new ones, and exits with 0", async () => {
  const database = await openTestDatabase();
  const server = spawn(process.execPath, [program, "3000"], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: "0",
      LOG_LEVEL: "silent",
      PUBLIC_URL: "https://hrms.example",
      JWT_SECRET: "x".repeat(32),
      DATA_KEY: testDataKey,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const port = Number(new URL(line.toString().trim()).port);
    const open = async (): Promise<Socket> => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      return socket;
    };
    const [silent, kept, asking] = [await open(), await open(), await open()];
    const [fromSilent, fromKept, fromAsking] = [silent, kept, asking].map(read);
    kept.write("GET /instance HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => fromKept?.text()).toContain("200 OK");
    expect(fromKept?.text()).toMatch(/^strict-transport-security: max-age=31536000\r$/im);
    expect(fromKept?.text()).toMatch(/^connection: keep-alive\r$/im);
    asking.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    // The next request was answered, so the server has read this one.
    kept.write("GET /instance HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => fromKept?.text().match(/200 OK/g)).toHaveLength(2);

    const exit = once(server, "exit");
    server.kill("SIGTERM");
    await Promise.all([fromSilent?.end, fromKept?.end]);
    expect(fromAsking?.text()).toBe("");
    await expect(open()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await fromAsking?.end;
    expect(fromAsking?.text()).toMatch(/^HTTP\/1\.1 200 OK\r$/m);
    expect(fromAsking?.text()).toMatch(/^connection: close\r$/im);
    expect(await exit).toEqual([0, null]);
  } finally {
    server.kill("SIGKILL");
    await database.close();
  }
});
