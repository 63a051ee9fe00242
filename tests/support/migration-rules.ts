/** What a migration may not do after a release, because servers of the version before still run on the database (docs/operations/upgrade.md). */

/** Statements without comments; bodies of functions are kept as one text. */
export function statementsOf(text: string): string[] {
  const parts =
    text.match(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^;'"$\-/]+|./g) ?? [];
  const found: string[] = [];
  let current = "";
  for (const part of parts) {
    if (part === ";") {
      found.push(current);
      current = "";
    } else if (!part.startsWith("--") && !part.startsWith("/*")) current += part;
  }
  found.push(current);
  return found.map((one) => one.replaceAll(/\s+/g, " ").trim()).filter((one) => one !== "");
}

const nameOf = (written: string): string => written.replaceAll('"', "").split(".").at(-1)?.toLowerCase() ?? "";
const name = String.raw`((?:"?\w+"?\.)?"?\w+"?)`;

interface Rule {
  readonly says: string;
  readonly breaks: (action: string) => boolean;
}

/** For one action on a table that had records in the release before. */
const rules: readonly Rule[] = [
  { says: "renames something that servers of the version before use", breaks: (action) => /^rename\b/i.test(action) },
  {
    says: "drops a column that servers of the version before use",
    breaks: (action) => /^drop (column )?(?!constraint\b)/i.test(action),
  },
  { says: "changes the type of a column", breaks: (action) => /^alter column .+ (set data )?type /i.test(action) },
  {
    says: "requires a column that the version before may leave empty",
    breaks: (action) => /^alter column .+ set not null/i.test(action),
  },
  {
    says: "adds a required column without default",
    breaks: (action) =>
      /^add (column )?(?!constraint\b)/i.test(action) &&
      /\bnot null\b/i.test(action) &&
      !/\bdefault\b|generated always/i.test(action),
  },
  {
    says: "adds a constraint without NOT VALID, which reads the whole table under a lock",
    breaks: (action) => /^add constraint .+ (check|foreign key)\b/i.test(action) && !/\bnot valid$/i.test(action),
  },
];

/** Actions of an ALTER TABLE: commas within parentheses do not part them. */
function actionsOf(text: string): string[] {
  let depth = 0;
  const found: string[] = [];
  let current = "";
  for (const sign of text) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) {
      found.push(current);
      current = "";
    } else current += sign;
  }
  found.push(current);
  return found.map((one) => one.trim());
}

/**
 * The faults of a migration that runs after a release. A line "-- contract: …" says that the last release no longer used what it
 * removes or requires.
 */
export function migrationFaults(text: string): string[] {
  const isContract = /^-- contract: \S.+$/m.test(text);
  const statements = statementsOf(text);
  const created = new Set(
    statements.flatMap((one) => {
      const [, table] = new RegExp(`^create (?:unlogged )?table (?:if not exists )?${name}`, "i").exec(one) ?? [];
      return table === undefined ? [] : [nameOf(table)];
    }),
  );
  const replaced = new Set(
    statements.flatMap((one) =>
      [...one.matchAll(/drop constraint (?:if exists )?"?(\w+)"?/gi)].map((match) => match[1]),
    ),
  );
  return statements.flatMap((one) => {
    const about = `${one.slice(0, 120)}: `;
    const [, altered, actions] = new RegExp(`^alter table (?:only |if exists )*${name} (.+)$`, "i").exec(one) ?? [];
    if (altered !== undefined && actions !== undefined) {
      if (created.has(nameOf(altered))) return [];
      return actionsOf(actions).flatMap((action) => {
        const [, constraint] = /^add constraint "?(\w+)"?/i.exec(action) ?? [];
        if (isContract || replaced.has(constraint)) return [];
        return rules.filter(({ breaks }) => breaks(action)).map(({ says }) => about + says);
      });
    }
    if (/^drop table\b/i.test(one) && !isContract)
      return [`${about}drops a table that servers of the version before use`];
    const [, indexed] = new RegExp(`^create (?:unique )?index .*? on (?:only )?${name}`, "i").exec(one) ?? [];
    if (indexed !== undefined && !created.has(nameOf(indexed)) && !/ if not exists /i.test(one))
      return [
        `${about}builds an index without IF NOT EXISTS, so that large databases cannot build it concurrently before`,
      ];
    const [, written] = new RegExp(`^(?:update|delete from) (?:only )?${name}`, "i").exec(one) ?? [];
    if (written !== undefined && !created.has(nameOf(written)) && !isContract)
      return [`${about}changes records of all tenants at once: fill them in the job fill-columns`];
    return [];
  });
}
