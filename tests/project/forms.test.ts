/** Forms: their fields and values are those of the engine, not controls and states of their own. */
import { expect, test } from "vitest";
import { read, sources } from "./tree.ts";

/** The engine and the kit are what forms are made of; the gallery shows their parts one by one. */
const isScreen = (file: string): boolean => /^src\/ui\/(?!form\/|kit\/|gallery\/).+\.tsx$/.test(file);

/** Files with controls that are no fields of a form; decision 043 says why. */
const exceptions: Record<string, string> = {
  "src/ui/demo/chat/composer.tsx": "writes a message",
  "src/ui/demo/dashboards/analytics.tsx": "chooses the year of a chart",
  "src/ui/demo/ecommerce/address-step.tsx": "chooses one of the saved addresses",
  "src/ui/demo/ecommerce/summary.tsx": "tries a coupon on the cart",
  "src/ui/demo/pages/profile-post.tsx": "writes a comment",
  "src/ui/hrms/attendance/kiosk/kiosk-page.tsx": "the keypad of a shared device",
  "src/ui/hrms/attendance/roster/roster-page.tsx": "searches and filters",
  "src/ui/hrms/integrations/outbox/outbox-search-form.tsx": "searches",
  "src/ui/hrms/leave/leaves/feed-button.tsx": "shows an address to copy",
  "src/ui/hrms/leave/leaves/team-calendar-page.tsx": "searches",
  "src/ui/hrms/people/employees/export-dialog.tsx": "chooses the columns of a file",
  "src/ui/hrms/people/imports/comparison.tsx": "filters",
  "src/ui/hrms/statutory/rates/effect-tab.tsx": "chooses the table to look at",
  "src/ui/layout/bookmarks/bookmarks-panel.tsx": "searches",
  "src/ui/list/filters/filter-button.tsx": "filters",
  "src/ui/list/filters/filter-choices.tsx": "filters",
  "src/ui/list/filters/filter-dates.tsx": "filters",
  "src/ui/list/views/views-dialogs.tsx": "names views; lists may not import the engine",
  "src/ui/table/search-box.tsx": "searches",
};

const control =
  /<(?:Input|PasswordInput|Textarea|AutoTextarea|Select|Combobox|MultiSelect|DateInput|TimeInput|MoneyInput|DecimalInput|ShareInput|WholeInput|RadioGroup|LabelledCheckbox|Switch)\b/g;

/** The attributes of the element that begins at an index, up to the ">" that no braces enclose. */
function attributesAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (sign === ">" && depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** What the value of a control is computed from, without what changes it. */
const valueOf = (attributes: string): string => /\b(?:value|values|checked)=\{([^}]*)\}/.exec(attributes)?.[1] ?? "";

function faultOf(text: string): string | undefined {
  const controls = [...text.matchAll(control)].map(({ index }) => valueOf(attributesAt(text, index)));
  if (controls.length === 0) return undefined;
  if (/<form\b|<chakra\.form\b|\bas="form"/.test(text)) return "controls in a form without the engine";
  const states = [...text.matchAll(/const \[(\w+)(?:, \w+)?\] = useState\b/g)].map(([, name = ""]) => name);
  const own = states.filter((name) => controls.some((value) => new RegExp(String.raw`\b${name}\b`).test(value)));
  return own.length === 0 ? undefined : `values of its own: ${own.join(", ")}`;
}

test("fields and values of forms are those of the engine", () => {
  const found = sources.filter(isScreen).flatMap((file) => {
    const fault = file in exceptions ? undefined : faultOf(read(file));
    return fault === undefined ? [] : [`${file}: ${fault}`];
  });
  expect(found).toEqual([]);
});

test("every exception is a file that needs to be one", () => {
  expect(
    Object.keys(exceptions).filter((file) => !sources.includes(file) || faultOf(read(file)) === undefined),
  ).toEqual([]);
});

test("a form of its own, a state of its own and their look-alikes are told apart", () => {
  const state = 'const [note, setNote] = useState("");';
  const input = "<Input value={note} onChange={({ target }) => setNote(target.value)} />";
  expect(faultOf(`${state} <Field label="Note">${input}</Field>`)).toBe("values of its own: note");
  expect(faultOf(`<form onSubmit={send}><Select value={kind} /></form>`)).toBe("controls in a form without the engine");
  expect(faultOf(`<Card as="form"><Select value={kind} /></Card>`)).toBe("controls in a form without the engine");
  expect(faultOf(`${state} <Form form={form}><Input value={form.values.name} /></Form>`)).toBeUndefined();
  expect(faultOf(`${state} <form><Button>{note}</Button></form>`)).toBeUndefined();
});
