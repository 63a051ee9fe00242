/** Settings of the server: defaults, validation, and the generated secret. */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readJwtSecret } from "#src/server/secrets.ts";
import { apiBase, isLoopback, readSettings, SettingsError } from "#src/server/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("settings", () => {
  it("have defaults for a fresh clone", () => {
    expect(readSettings({}, "/srv/hrms")).toEqual({
      port: 4010,
      host: "127.0.0.1",
      dataDir: "/srv/hrms/data",
      demoLayer: true,
      showEnvironment: false,
      environment: "local",
      corsOrigins: [],
      accessTokenSeconds: 600,
      refreshTokenSeconds: 600,
      signInsPerMinute: 60,
      signInsPerAccount: 20,
      keyCallsPerMinute: 600,
      webhooksInside: false,
      ssoInside: false,
      largestFile: 10_485_760,
      databaseConnections: 12,
      preparedStatements: true,
      mailFrom: "HRMS <no-reply@hrms.example>",
      publicUrl: "http://localhost:4010",
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["HOST", "http://0.0.0.0"],
    ["DEMO_LAYER", "maybe"],
    ["API_ENV", "production"],
    ["UPSTREAM_URL", "api.example.com"],
    ["SMTP_URL", "mail.example.com"],
    ["PUBLIC_URL", "hrms.example"],
    ["CORS_ORIGINS", "https://app.example.com/path"],
    ["JWT_SECRET", "short"],
    ["ACCESS_TOKEN_SECONDS", "-1"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10"],
    ["TRUST_PROXY", "10.0.0.1, proxy.example"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["SIGN_INS_PER_ACCOUNT", "0"],
    ["DATABASE_DIRECT_URL", "postgres://db/hrms"],
    ["DATABASE_READ_URL", "postgres://db/hrms"],
  ])("names %s=%s in one sentence", (name, value) => {
    expect(() => readSettings({ [name]: value }, "/")).toThrowError(SettingsError);
    expect(() => readSettings({ [name]: value }, "/")).toThrowError(new RegExp(`^${name} .+\\.$`));
  });

  it("prepare no statements behind a pooler, unless asked to", () => {
    const direct = { DATABASE_URL: "postgres://pooler/hrms", DATABASE_DIRECT_URL: "postgres://db/hrms" };
    expect(readSettings(direct, "/").preparedStatements).toBe(false);
    expect(readSettings({ ...direct, PREPARED_STATEMENTS: "on" }, "/").preparedStatements).toBe(true);
  });

  it("accept proxies by number or by address", () => {
    expect(readSettings({ TRUST_PROXY: "2" }, "/").trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: "10.0.0.5, fd00::/8" }, "/").trustProxy).toEqual(["10.0.0.5", "fd00::/8"]);
    expect(readSettings({ TRUST_PROXY: "0" }, "/").trustProxy).toBe(0);
  });

  it("accept a bucket only with all its settings", () => {
    const whole = {
      FILES_S3_URL: "https://s3.example.com/",
      FILES_S3_BUCKET: "hrms-files",
      FILES_S3_ACCESS_KEY: "key",
      FILES_S3_SECRET_KEY: "secret",
    };
    expect(readSettings(whole, "/").filesBucket).toEqual({
      url: "https://s3.example.com",
      bucket: "hrms-files",
      region: "us-east-1",
      accessKey: "key",
      secretKey: "secret",
    });
    for (const name of Object.keys(whole))
      expect(() => readSettings({ ...whole, [name]: "" }, "/")).toThrowError(
        new RegExp(`^${name} must be given with FILES_S3_[A-Z_]+.*\\.$`),
      );
    expect(() => readSettings({ ...whole, FILES_S3_BUCKET: "My files" }, "/")).toThrowError(
      /^FILES_S3_BUCKET must be the name of a bucket, .+\.$/,
    );
    expect(() => readSettings({ ...whole, FILES_S3_URL: "s3.example.com" }, "/")).toThrowError(
      /^FILES_S3_URL must be an address .+\.$/,
    );
  });

  it("are all read", () => {
    const read = readSettings(
      {
        PORT: "0",
        HOST: "0.0.0.0",
        DATA_DIR: "/d",
        DEMO_LAYER: "off",
        API_ENV: "staging",
        CORS_ORIGINS: "https://a.example, http://localhost:5173",
        UPSTREAM_URL: "http://real.example",
        DATABASE_URL: "postgres://h/db",
        LOG_LEVEL: "silent",
        SMTP_URL: "smtps://user:secret@mail.example.com",
        MAIL_FROM: "People <people@example.com>",
        PUBLIC_URL: "https://hr.example.com/",
      },
      "/",
    );
    expect(read).toMatchObject({
      port: 0,
      host: "0.0.0.0",
      dataDir: "/d",
      demoLayer: false,
      showEnvironment: false,
      environment: "staging",
      upstreamUrl: "http://real.example",
      smtpUrl: "smtps://user:secret@mail.example.com",
      mailFrom: "People <people@example.com>",
      publicUrl: "https://hr.example.com",
    });
    expect(read.corsOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
  });

  it("include a generated secret, readable only by its user", () => {
    const first = readJwtSecret({ dataDir: folder });
    expect(first.length).toBeGreaterThan(40);
    expect(readJwtSecret({ dataDir: folder })).toBe(first);
    expect(statSync(join(folder, "jwt-secret")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, "jwt-secret"), "utf8").trim()).toBe(first);
  });

  // Node's recursive mkdir never returns below /proc.
  it.runIf(process.platform === "linux").each(["/proc/no/such/folder", "/dev/null/folder"])(
    "tells that nothing can be kept in %s",
    (dataDir) => {
      expect(() => readJwtSecret({ dataDir })).toThrow(`The jwt-secret cannot be kept in ${dataDir}:`);
    },
  );

  it("finds the base address of an environment in the contract", () => {
    const document = {
      servers: [
        { url: "/", description: "local" },
        { url: "https://dev.example/", description: "dev" },
      ],
    };
    expect(apiBase(document, "local")).toBe("");
    expect(apiBase(document, "dev")).toBe("https://dev.example");
  });

  it.each([
    ["127.0.0.1", true],
    ["localhost", true],
    ["::1", true],
    ["0.0.0.0", false],
    ["192.168.1.4", false],
  ])("knows whether %s is loopback", (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
