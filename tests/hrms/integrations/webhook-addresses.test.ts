/** Which addresses webhooks may have, and that no other is called. */
import type { Problem, Sso, Webhook } from "#generated/hrms/schema.ts";
import { openHrmsGateway } from "../../support/hrms-gateway.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { mayReach, webhookUrl } from "#src/handlers/hrms/integrations/shared/webhook-address.ts";
import { postMessage } from "#src/server/webhook-post.ts";

describe("webhook addresses", () => {
  it.each([
    ["https://hooks.example.com/x", null],
    ["http://hooks.example.com/x", "https"],
    ["https://127.0.0.1/x", "private-address"],
    ["https://2130706433/x", "private-address"],
    ["https://0x7f.1/x", "private-address"],
    ["https://localhost/x", "private-address"],
    ["https://db.internal/x", "private-address"],
    ["https://10.1.2.3/x", "private-address"],
    ["https://192.168.0.9/x", "private-address"],
    ["https://172.31.255.1/x", "private-address"],
    ["https://100.64.0.1/x", "private-address"],
    ["https://169.254.169.254/latest/meta-data", "private-address"],
    ["https://0.0.0.0/x", "private-address"],
    ["https://[::1]/x", "private-address"],
    ["https://[::ffff:127.0.0.1]/x", "private-address"],
    ["https://[::ffff:a00:1]/x", "private-address"],
    ["https://[fd00::1]/x", "private-address"],
    ["https://[fe80::1]/x", "private-address"],
    ["https://[64:ff9b::7f00:1]/x", "private-address"],
    ["https://user:pass@hooks.example.com/x", "address"],
    ["https://017700000001/x", "private-address"],
    ["https://metadata/x", "private-address"],
    ["https://printer.lan/x", "private-address"],
    ["https://metadata.google.internal./x", "private-address"],
    ["https://hooks.example.com:22/x", "private-address"],
    ["https://hooks.example.com:8443/x", null],
    ["https://hooks.example.com/x#y", "address"],
    ["ftp://hooks.example.com/x", "https"],
    ["hooks.example.com/x", "address"],
    ["https://8.8.8.8/x", null],
    ["https://[2606:4700::1111]/x", null],
  ])("%s: %s", (address, code) => {
    const refusal = (): string | null => {
      try {
        webhookUrl(address, false);
        return null;
      } catch (error) {
        return (error as { details: { errors: { code: string }[] } }).details.errors[0]?.code ?? "";
      }
    };
    expect(refusal()).toBe(code);
  });

  it("in cloud metadata services are blocked even if the server's own network is allowed", () => {
    expect(mayReach("127.0.0.1", true)).toBe(true);
    expect(mayReach("10.0.0.1", true)).toBe(true);
    expect(mayReach("169.254.169.254", true)).toBe(false);
    expect(mayReach("::ffff:169.254.169.254", true)).toBe(false);
  });

  it("are checked when resolved, and called at exactly the checked address", async () => {
    const requested: (string | undefined)[] = [];
    const receiver = createServer((request, response) => {
      requested.push(request.headers.host);
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.address() as AddressInfo;
    const post = (name: string, found: string[], inside: boolean) =>
      postMessage(`${inside ? "http" : "https"}://${name}:${port}/x`, {}, "{}", {
        inside,
        resolve: () => Promise.resolve(found),
      });
    await expect(post("hooks.example.com", ["127.0.0.1"], false)).rejects.toThrow("open network");
    await expect(post("hooks.example.com", ["93.184.216.34", "10.0.0.1"], false)).rejects.toThrow("open network");
    await expect(post("hooks.example.com", [], false)).rejects.toThrow("open network");
    expect(requested).toEqual([]);
    expect((await post("hooks.example.com", ["127.0.0.1"], true)).status).toBe(200);
    expect(requested).toEqual([`hooks.example.com:${port}`]);
    await new Promise((resolve) => receiver.close(resolve));
  });
});

describe("a saved address", () => {
  it("is rejected if it resolves to an internal address, for webhooks and providers, and accepted if it does not resolve yet", async () => {
    const names: Readonly<Record<string, string[]>> = {
      "inside.example.com": ["93.184.216.34", "10.0.0.1"],
      "mapped.example.com": ["::ffff:169.254.169.254"],
      "outside.example.com": ["93.184.216.34"],
    };
    const gateway = await openHrmsGateway({ settings: { resolveHost: (name) => Promise.resolve(names[name] ?? []) } });
    try {
      const owner = await gateway.signIn("admin@demo.com", "admin");
      const hook = (url: string) =>
        owner<Webhook & Pick<Problem, "errors">>("POST", "/tenant/webhooks", {
          body: { name: url, url, events: ["employee.created"] },
        });
      const refused = { status: 422, errors: [{ pointer: "/url", code: "private-address" }] };
      expect((await hook("https://inside.example.com/x")).body).toMatchObject(refused);
      expect((await hook("https://mapped.example.com/x")).body).toMatchObject(refused);
      expect((await hook("https://unknown.example.com/x")).status).toBe(201);
      const { status, body, headers } = await hook("https://outside.example.com/x");
      expect(status).toBe(201);
      const input = { name: body.name, events: body.events, url: "https://inside.example.com/x" };
      expect(
        (
          await owner<Problem>("PUT", `/tenant/webhooks/${body.id}`, {
            headers: { "If-Match": headers["etag"] ?? "" },
            body: input,
          })
        ).body,
      ).toMatchObject(refused);
      const before = (await owner<Sso>("GET", "/tenant/sso")).headers["etag"] ?? "";
      const sso = {
        issuer: "https://inside.example.com",
        clientId: "hrms",
        clientSecret: "a-secret",
        domains: ["merlion.demo"],
        passwordAllowed: true,
        active: false,
      };
      expect(
        (await owner<Problem>("PUT", "/tenant/sso", { headers: { "If-Match": before }, body: sso })).body,
      ).toMatchObject({ status: 422, errors: [{ pointer: "/issuer", code: "private-address" }] });
      expect(
        (
          await owner("PUT", "/tenant/sso", {
            headers: { "If-Match": before },
            body: { ...sso, issuer: "https://outside.example.com" },
          })
        ).status,
      ).toBe(200);
    } finally {
      await gateway.close();
    }
  });
});
