/** Vite plugin: replaces `css({ … })` with the class names it returns, so that constant styles cost nothing at run time. */
import type { Plugin } from "vite";
import { parseSync, Visitor } from "vite";
import { css } from "../../generated/styles/css/index.js";
import { classesWithoutRule } from "./styles.ts";

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Styles = Parameters<typeof css>[0];

/** A choice between two constants: `test ? … : …`. */
interface Choice {
  readonly test: Node;
  readonly yes: unknown;
  readonly no: unknown;
}

class NotConstant extends Error {}

/** The value of a constant expression; `pick` decides what a choice stands for. */
function valueOf(node: Node, pick: (choice: Node) => unknown): unknown {
  const of = (child: unknown): unknown => valueOf(child as Node, pick);
  switch (node.type) {
    case "Literal":
      return node["value"];
    case "UnaryExpression":
      if (node["operator"] === "-") return -(of(node["argument"]) as number);
      break;
    case "TemplateLiteral":
      if ((node["expressions"] as unknown[]).length === 0)
        return (node["quasis"] as { value: { cooked: string } }[])[0]?.value.cooked;
      break;
    case "ConditionalExpression":
      return pick(node);
    case "ObjectExpression":
      return Object.fromEntries(
        (node["properties"] as Node[]).map((property) => {
          if (property.type !== "Property" || property["computed"] === true) throw new NotConstant();
          const key = property["key"] as { name?: string; value?: unknown };
          return [key.name ?? String(key.value), of(property["value"])];
        }),
      );
  }
  throw new NotConstant();
}

/** The expression that stands for the call: a string, or a choice between two. */
function classesOf(argument: Node, code: string, used: Set<string>): string | undefined {
  const classes = (styles: unknown): string => {
    const names = css(styles as Styles);
    for (const name of names.split(" ")) used.add(name);
    return JSON.stringify(names);
  };
  const choices: Choice[] = [];
  const pick = (node: Node): unknown => {
    const none = (): never => {
      throw new NotConstant();
    };
    choices.push({
      test: node["test"] as Node,
      yes: valueOf(node["consequent"] as Node, none),
      no: valueOf(node["alternate"] as Node, none),
    });
    return choices.at(-1)?.yes;
  };
  try {
    const yes = valueOf(argument, pick);
    const [choice] = choices;
    if (!choice) return classes(yes);
    const source = ({ start, end }: Node): string => code.slice(start, end);
    if (choices.some(({ test }) => source(test) !== source(choice.test))) return undefined;
    const others = choices.map(({ no }) => no);
    const no = valueOf(argument, () => others.shift());
    return `(${source(choice.test)} ? ${classes(yes)} : ${classes(no)})`;
  } catch (error) {
    if (error instanceof NotConstant) return undefined;
    throw error;
  }
}

/** `used` gets the names of the classes. */
export function withStaticStyles(code: string, file: string, used = new Set<string>()): string {
  const { program } = parseSync(file, code);
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    CallExpression(call) {
      const { callee, arguments: given, start, end } = call;
      if (callee.type !== "Identifier" || callee.name !== "css" || given.length !== 1) return;
      const text = classesOf(given[0] as unknown as Node, code, used);
      if (text !== undefined) edits.push({ start, end, text });
    },
  }).visit(program);
  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

export function staticStyles(): Plugin {
  const used = new Set<string>();
  return {
    name: "hrms:static-styles",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/src\/ui\/.+\.tsx?(\?|$)/, code: /generated\/styles\/css/ },
      handler: (code, id) => ({ code: withStaticStyles(code, id.split("?")[0] ?? id, used), map: null }),
    },
    buildEnd() {
      used.delete("");
      const missing = classesWithoutRule(used);
      if (missing.length > 0)
        this.error(`The generated styles lack ${missing.slice(0, 5).join(", ")}: run \`npm run generate\`.`);
    },
  };
}
