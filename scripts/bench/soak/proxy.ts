/** A proxy before several servers: each request goes to the next one that accepts a connection. Arguments: its port, then theirs. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

const [own = "0", ...ports] = process.argv.slice(2);
let turn = 0;

/** A request that a server has taken may have had an effect: only refused connections are passed on to the next one. */
function send(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number): void {
  const port = Number(ports[turn++ % ports.length]);
  const { method, url, headers } = incoming;
  const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on("error", () => outgoing.destroy());
  });
  onward.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED" && tries < ports.length) send(incoming, outgoing, body, tries + 1);
    else outgoing.destroy();
  });
  onward.end(body);
}

createServer((incoming, outgoing) => {
  const parts: Buffer[] = [];
  incoming.on("data", (part: Buffer) => parts.push(part));
  incoming.on("end", () => send(incoming, outgoing, Buffer.concat(parts), 1));
}).listen(Number(own), "127.0.0.1");
