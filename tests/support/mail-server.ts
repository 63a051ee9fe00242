/** A minimal mail server: accepts every email, or rejects as many as configured. */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface MailServer {
  readonly url: string;
  /** Emails as received, headers and body. */
  readonly taken: readonly string[];
  /** Rejects the next ones. */
  refuse: (count: number, answer?: string) => void;
  readonly close: () => Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const open = new Set<Socket>();
  let refusals = 0;
  let refusal = "";
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    let pending = "";
    let inMail = false;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say("220 test");
    socket.on("data", (bytes) => {
      pending += bytes.toString("utf8");
      for (;;) {
        const end = pending.indexOf(inMail ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = pending.slice(0, end);
        pending = pending.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          taken.push(part);
          say("250 taken");
        } else if (/^DATA/i.test(part)) {
          inMail = refusals === 0;
          if (!inMail) refusals -= 1;
          say(inMail ? "354 go on" : refusal);
        } else if (/^QUIT/i.test(part)) socket.end("221 bye\r\n");
        else say("250 fine");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuse(count, answer = "451 not now") {
      refusals = count;
      refusal = answer;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
