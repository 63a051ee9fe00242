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

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/docs/docs.css">
    ${head}
  </head>
  ${body}
</html>
`;
}

/** Chooses between the contracts, and says how to call them. */
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
    "",
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

/** The reference of one contract, drawn by Stoplight Elements. */
export function referencePage(contract: Contract): string {
  return page(
    `${contract.title} – API reference`,
    `<link rel="stylesheet" href="/docs/elements/styles.min.css">
    <script src="/docs/elements/web-components.min.js" defer></script>`,
    `<body class="reference">
    <header><a href="/docs/">API reference</a><span>${escape(contract.title)}</span></header>
    <main>
      <elements-api apiDescriptionUrl="/docs/${contract.name}/openapi.json" router="hash" layout="responsive"></elements-api>
    </main>
  </body>`,
  );
}
