/** The HTML of the documentation site: a landing page and one page per contract. */

export interface Contract {
  name: "hrms" | "demo";
  title: string;
  version: string;
  description: string;
  areas: { description: string; /** operationIds in the order of the contract. */ operations: string[] }[];
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

function page(title: string, assets: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="${assets}docs.css">
    ${head}
  </head>
  ${body}
</html>
`;
}

const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** Switches between the contracts, and explains how to call them. */
export function landingPage(contracts: readonly Contract[]): string {
  const cards = contracts.map((contract) => {
    const operations = contract.areas.reduce((sum, area) => sum + area.operations.length, 0);
    const areas = contract.areas.map(
      (area) =>
        `<li><a href="/docs/${contract.name}/#/operations/${area.operations[0] ?? ""}">${escape(area.description)}</a>` +
        `<span>${area.operations.length}</span></li>`,
    );
    return `<section>
        <h2><a href="/docs/${contract.name}/">${escape(contract.title)}</a></h2>
        <p>${escape(contract.description)}</p>
        <p class="facts">
          Version ${escape(contract.version)} · ${operations} operations ·
          <a href="/docs/${contract.name}/openapi.json">openapi.json</a>
        </p>
        <ul>${areas.join("")}</ul>
      </section>`;
  });
  return page(
    "API reference – HRMS",
    "/docs/",
    icon,
    `<body class="landing">
    <header><a href="/">HRMS</a></header>
    <main>
      <h1>API reference</h1>
      <p class="lead">Two contracts, one server. Each page lets you try a call against the server you are looking at.</p>
      <div class="contracts">${cards.join("")}</div>
      <h2>A token</h2>
      <p>Ask for one, then paste it into the field “Token” of a call.</p>
      <pre><code>curl -s ${"$"}SERVER/jwt/login -H 'Content-Type: application/json' \\
  -d '{"email":"admin@demo.com","password":"admin"}'</code></pre>
    </main>
  </body>`,
  );
}

interface Reference {
  readonly title: string;
  /** Address of the OpenAPI document. */
  readonly document: string;
  /** URL of the folder with the style sheet and the viewer. */
  readonly assets: string;
  /** Prefix of the title. */
  readonly home: string;
  readonly head?: string;
}

/** The reference of one document, rendered by Stoplight Elements. */
export function referencePage({ title, document, assets, home, head = icon }: Reference): string {
  return page(
    `${title} – API reference`,
    assets,
    `${head}
    <link rel="stylesheet" href="${assets}elements/styles.min.css">
    <script src="${assets}elements/web-components.min.js" defer></script>`,
    `<body class="reference">
    <header>${home}<span>${escape(title)}</span></header>
    <main>
      <elements-api apiDescriptionUrl="${document}" router="hash" layout="responsive"></elements-api>
    </main>
  </body>`,
  );
}

/** The reference of a mock; `missing` says why the viewer is unavailable, or that it is being downloaded. */
export function mockReferencePage(
  title: string,
  root: string,
  missing?: "fetching" | { readonly error: string },
): string {
  const head = '<link rel="icon" href="data:,">';
  const document = `${root}openapi.json`;
  if (missing === undefined) return referencePage({ title, document, assets: root, home: "<span>Mock</span>", head });
  const text =
    missing === "fetching"
      ? "The viewer of the API reference is being fetched. This page opens it as soon as it is there."
      : `The viewer of the API reference could not be fetched: ${missing.error}`;
  return page(
    `${title} – API reference`,
    root,
    missing === "fetching" ? `${head}<meta http-equiv="refresh" content="2">` : head,
    `<body class="landing">
    <header><span>Mock</span></header>
    <main>
      <h1>${escape(title)}</h1>
      <p class="lead">${escape(text)}</p>
      <p><a href="${document}">openapi.json</a></p>
    </main>
  </body>`,
  );
}
