/** The session: where tokens are stored, how they are sent, and how they are renewed unnoticed. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSession,
  type Session,
  type SessionData,
  type SessionOptions,
  type TokenStorage,
} from "./create-session.ts";

interface User {
  name: string;
}

function memory(): TokenStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A token that claims to live ten minutes, from a server whose clock is an hour ahead. */
function token(name: string): string {
  const part = btoa(JSON.stringify({ sub: name, iat: 3600, exp: 3600 + 600 })).replaceAll("=", "");
  return `head.${part}.${name}`;
}

const data = (n: number): SessionData<User> => ({
  userData: { name: "Adeline" },
  accessToken: token(`access${n}`),
  refreshToken: `refresh${n}`,
});

/** A server that knows one access token at a time; each refresh token works once. */
class Server {
  current = 1;
  readonly sent: string[] = [];
  refreshes = 0;
  refresh: SessionOptions<User>["refresh"] = async (refreshToken) => {
    this.refreshes += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (refreshToken !== `refresh${this.current}`) return "refused";
    this.current += 1;
    return data(this.current);
  };
  fetch = async (request: Request): Promise<Response> => {
    const authorization = request.headers.get("authorization") ?? "none";
    this.sent.push(
      [request.method, new URL(request.url).pathname, authorization.split(".").at(-1), await request.text()]
        .join(" ")
        .trim(),
    );
    return new Response(null, { status: authorization === `Bearer ${token(`access${this.current}`)}` ? 200 : 401 });
  };
}

let server: Server;
let persistent: ReturnType<typeof memory>;
let temporary: ReturnType<typeof memory>;
let now = 0;

function open(more: Partial<SessionOptions<User>> = {}): Session<User> {
  return createSession<User>({
    persistent,
    temporary,
    fetch: server.fetch,
    refresh: server.refresh,
    now: () => now,
    ...more,
  });
}
const ask = (session: Session<User>, path = "/a", init?: RequestInit) =>
  session.fetch(new Request(`http://hrms.test${path}`, init));

beforeEach(() => {
  server = new Server();
  persistent = memory();
  temporary = memory();
  now = 0;
});

describe("stored tokens", () => {
  it("are in persistent storage for people who asked to be remembered, otherwise in temporary storage", () => {
    const session = open();
    session.start(data(1), { remember: true });
    expect([...persistent.values.keys()]).toEqual(["userData", "accessToken", "refreshToken"]);
    expect(session.remembered()).toBe(true);
    session.start(data(1), { remember: false });
    expect([persistent.values.size, temporary.values.size]).toEqual([0, 3]);
    expect(session.remembered()).toBe(false);
  });

  it("use the configured names", () => {
    open({ keys: { userData: "u", accessToken: "a", refreshToken: "r" } }).start(data(1));
    expect([...temporary.values.keys()]).toEqual(["u", "a", "r"]);
  });

  it("are reported to listeners, and are one object until changed", () => {
    const session = open();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    expect(session.current()).toBeNull();
    session.start(data(1));
    expect(session.current()).toEqual(data(1));
    expect(session.current()).toBe(session.current());
    session.updateUser({ name: "Mei" });
    expect(session.current()?.userData).toEqual({ name: "Mei" });
    session.end();
    expect(session.current()).toBeNull();
    expect([persistent.values.size, temporary.values.size]).toEqual([0, 0]);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    session.start(data(1));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("are ignored if the stored value is invalid", () => {
    temporary.setItem("userData", "{");
    expect(open().current()).toBeNull();
  });
});

describe("requests", () => {
  it("are sent with the token, or without one before sign-in", async () => {
    const session = open();
    await ask(session);
    session.start(data(1));
    await ask(session);
    expect(server.sent).toEqual(["GET /a none", "GET /a access1"]);
  });

  it("keep their own token", async () => {
    const session = open();
    session.start(data(1));
    await ask(session, "/a", { headers: { authorization: "Bearer x.y.other" } });
    expect(server.sent).toEqual(["GET /a other"]);
    expect(server.refreshes).toBe(0);
  });

  it("are repeated once with a renewed token, body included", async () => {
    const session = open();
    session.start({ ...data(1), accessToken: token("old") });
    const response = await ask(session, "/save", { method: "POST", body: "typed" });
    expect(response.status).toBe(200);
    expect(server.sent).toEqual(["POST /save old typed", "POST /save access2 typed"]);
    expect(session.current()).toEqual(data(2));
  });

  it("share one renewal, however many there are", async () => {
    const session = open();
    session.start({ ...data(1), accessToken: token("old") });
    const answers = await Promise.all(["/a", "/b", "/c"].map((path) => ask(session, path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.refreshes).toBe(1);
  });

  it("renew a token shortly before it expires, whatever the server's clock", async () => {
    const session = open();
    session.start(data(1));
    now = 569_000;
    await ask(session);
    expect(server.refreshes).toBe(0);
    now = 571_000;
    await ask(session);
    expect(server.sent).toEqual(["GET /a access1", "GET /a access2"]);
  });

  it("return 401 if the renewal could not be attempted, and keep the tokens", async () => {
    const session = open({ refresh: async () => "failed" });
    session.start({ ...data(1), accessToken: token("old") });
    expect((await ask(session)).status).toBe(401);
    expect(session.ended()).toBe(false);
    expect(session.current()?.refreshToken).toBe("refresh1");
  });
});

describe("the end of a session", () => {
  it("notifies all listeners, keeps the person's data, and is reversed by signing in", async () => {
    const session = open();
    const listener = vi.fn();
    session.start({ ...data(1), accessToken: token("old"), refreshToken: "used" });
    session.subscribe(listener);
    expect((await ask(session)).status).toBe(401);
    expect(session.ended()).toBe(true);
    expect(listener).toHaveBeenCalled();
    expect(session.current()?.userData).toEqual({ name: "Adeline" });
    expect(open().ended()).toBe(true);
    session.start(data(1));
    expect(session.ended()).toBe(false);
  });

  it("follows the first 401 if there is no refresh token", async () => {
    const session = open();
    session.start({ userData: { name: "New" }, accessToken: token("old") });
    await ask(session);
    expect(session.ended()).toBe(true);
    expect(server.refreshes).toBe(0);
  });

  it("is not reversed by a renewal that completes after sign-out", async () => {
    const session = open();
    session.start({ ...data(1), accessToken: token("old") });
    const pending = ask(session);
    await vi.waitFor(() => expect(server.refreshes).toBe(1));
    session.end();
    await pending;
    expect(session.current()).toBeNull();
    expect(temporary.values.size).toBe(0);
  });
});

describe("several tabs", () => {
  /** One lock for all, as the browser gives it. */
  function sharedLocks(): Pick<LockManager, "request"> {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, run: () => Promise<unknown>) => (last = last.then(run, run));
    return { request } as Pick<LockManager, "request">;
  }

  it("renew once: the second finds the new token already stored", async () => {
    const locks = sharedLocks();
    const [one, two] = [open({ locks }), open({ locks })];
    one.start({ ...data(1), accessToken: token("old") }, { remember: true });
    const answers = await Promise.all([ask(one, "/one"), ask(two, "/two")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(server.refreshes).toBe(1);
    expect(two.current()).toEqual(data(2));
  });

  it("pass new tokens to a copied tab that has old ones in its own storage", async () => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const channel = {
      postMessage: (message: unknown) => listeners.forEach((listener) => listener({ data: message } as MessageEvent)),
      addEventListener: (_: string, listener: unknown) =>
        void listeners.push(listener as (event: MessageEvent) => void),
    } as unknown as NonNullable<SessionOptions<User>["channel"]>;
    const copy = memory();
    const [original, copied] = [open({ channel }), open({ channel, temporary: copy })];
    original.start({ ...data(1), accessToken: token("old") });
    copied.start({ ...data(1), accessToken: token("old") });
    await ask(original);
    expect(copied.current()).toEqual(data(2));
    expect((await ask(copied)).status).toBe(200);
    expect(server.refreshes).toBe(1);
  });
});
