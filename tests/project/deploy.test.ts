/** Files for containers match the server: settings, port, probes, rights. They cannot be run where there is no container engine. */
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { operations } from "#generated/hrms/operations.ts";
import { readSettings } from "#src/server/settings.ts";
import { files, read } from "./tree.ts";

interface Container {
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } };
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas?: number;
    readonly selector: { readonly matchLabels: object };
    readonly maxUnavailable?: number;
    readonly strategy?: { readonly rollingUpdate: object };
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template: {
      readonly metadata: { readonly labels: object };
      readonly spec: { readonly securityContext: object; readonly containers: readonly Container[] };
    };
  };
}

const manifests = files
  .filter((file) => file.startsWith("deploy/kubernetes/"))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest));
const manifest = (kind: string): Manifest => {
  const found = manifests.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};
const deployment = manifest("Deployment");
const [container] = deployment.spec.template.spec.containers as readonly [Container];

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly networks: readonly string[];
}
const compose = parse(read("deploy/compose.yaml")) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
};

/** Settings that the server reads. */
const known = new Set([...read("src/server/settings.ts").matchAll(/"([A-Z][A-Z_0-9]+)"/g)].map(([, name]) => name));

test("every setting they give is one that the server reads", () => {
  const names = [
    ...container.env.map(({ name }) => name),
    ...Object.keys(manifest("Secret").stringData ?? {}),
    ...Object.keys(compose.services["hrms"]?.environment ?? {}),
  ];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("the server accepts the settings of compose.yaml", () => {
  const filled: Readonly<Record<string, string>> = {
    SITE_NAME: "hr.example.com",
    POSTGRES_PASSWORD: "secret",
    FILES_S3_SECRET_KEY: "secret",
    JWT_SECRET: "a-secret-for-tests-of-32-letters",
    DATA_KEY: "a-secret-for-tests-of-32-letters",
  };
  const fill = (text: string) => text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => filled[name] ?? "");
  const env = Object.fromEntries(
    Object.entries(compose.services["hrms"]?.environment ?? {}).map(([name, value]) => [name, fill(value)]),
  );
  expect(readSettings(env, "/app")).toMatchObject({
    databaseUrl: "postgres://hrms:secret@postgres:5432/hrms",
    smtpUrl: "smtp://mail:1025",
    publicUrl: "https://hr.example.com",
    filesBucket: { url: "http://files:9000", bucket: "hrms-files" },
    trustProxy: 1,
  });
  // What compose.yaml asks for is in the example, without values.
  const asked = new Set([...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = [...read("deploy/settings.env.example").matchAll(/^(\w+)=(.*)$/gm)];
  expect(new Set(example.map(([, name]) => name))).toEqual(asked);
  expect(example.filter(([, name, value]) => value !== "" && name !== "SITE_NAME")).toEqual([]);
});

test("only proxy and mail catcher can be reached from outside, and the server writes nothing but /tmp", () => {
  const { services, networks } = compose;
  expect(networks["inside"]).toEqual({ internal: true });
  const open = Object.keys(services).filter((name) => services[name]?.networks.includes("outside"));
  expect(open).toEqual(["proxy", "mail"]);
  expect(services["hrms"]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  for (const [name, { image }] of Object.entries(services))
    if (image !== undefined) expect(image, name).toMatch(/:(?!latest)[\w.-]+$/);
});

test("probes ask operations that exist, on the port of the image", () => {
  const paths = ["startupProbe", "livenessProbe", "readinessProbe"].map(
    (probe) => container[probe as `${string}Probe`]?.httpGet,
  );
  expect(paths).toEqual(["/health", "/health", "/ready"].map((path) => ({ path, port: "http" })));
  const served = new Set(operations.filter(({ method }) => method === "get").map(({ path }) => path));
  for (const probe of paths) expect(served).toContain(probe?.path);
  expect(container.ports).toEqual([{ name: "http", containerPort: 4010 }]);
  expect(manifest("Service").spec.ports).toMatchObject([{ targetPort: "http" }]);
  expect(read("deploy/Dockerfile")).toMatch(/PORT=4010[^]+EXPOSE 4010/);
});

test("servers are replaced and evicted one at a time, and select each other by the same label", () => {
  const { labels } = deployment.spec.template.metadata;
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  const budget = manifest("PodDisruptionBudget");
  expect(budget.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: labels } });
  expect(deployment.spec.replicas).toBeGreaterThan(1);
  expect(deployment.spec.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});

test("containers have no rights", () => {
  expect(deployment.spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(["/tmp"]);
  expect(container.envFrom).toEqual([{ secretRef: { name: manifest("Secret").metadata.name } }]);
  const dockerfile = read("deploy/Dockerfile");
  const last = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
  expect(last).toMatch(/^FROM gcr\.io\/distroless\/nodejs24-debian12:nonroot\n/);
  expect(last).toMatch(/\nUSER 65532:65532\n/);
  expect(last).toContain("DATA_DIR=/tmp/hrms");
  expect(files).toContain(/CMD \["(scripts\/[\w.-]+)"\]/.exec(last)?.[1]);
});
