/** Saved views of a list: filters, sorting and layout, kept in this browser per account. */
import { readLayout, type TableLayout } from "../../table/layout.ts";

/** Search parameters a view restores. */
type ViewSearch = Readonly<Record<string, string | number | undefined>>;

export interface SavedView {
  /** Used in the URL. */
  readonly id: string;
  readonly name: string;
  readonly search: ViewSearch;
  readonly layout: TableLayout;
  /** For server-side views: owner and visibility. */
  readonly sharing?: { readonly shared: boolean; readonly mine: boolean; readonly owner: string };
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Default view; null for the standard list. */
  readonly initial: string | null;
}

/** Saved views of a list with their actions. */
export interface Views {
  readonly saved: SavedViews;
  /** Active view; undefined for the standard list. */
  readonly current: SavedView | undefined;
  readonly changed: boolean;
  readonly choose: (view: SavedView | undefined) => void;
  readonly saveAs: (name: string, opensList: boolean, shared?: boolean) => void;
  readonly saveChanges: () => void;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  readonly setInitial: (id: string | null) => void;
  /** Shares a view or makes it private; undefined for views kept in this browser. */
  readonly share?: (id: string, shared: boolean) => void;
}

export const longestViewName = 60;
const noViews: SavedViews = { views: [], initial: null };

/** Parameters that are not part of a view. */
const transientParameters = new Set(["page", "view"]);

export function viewParameters(search: ViewSearch): ViewSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([name, value]) => !transientParameters.has(name) && value !== undefined),
  );
}

export function sameSearch(a: ViewSearch, b: ViewSearch): boolean {
  const plain = (search: ViewSearch) =>
    JSON.stringify(
      Object.entries(viewParameters(search))
        .map(([name, value]) => [name, String(value)])
        .toSorted(),
    );
  return plain(a) === plain(b);
}

/** A readable, unique id. */
function idFor(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "view";
  const free = (id: string): boolean => !taken.includes(id) && id !== "all";
  if (free(plain)) return plain;
  let count = 2;
  while (!free(`${plain}-${count}`)) count += 1;
  return `${plain}-${count}`;
}

export function addView(
  { views, initial }: SavedViews,
  view: Omit<SavedView, "id">,
): { readonly saved: SavedViews; readonly id: string } {
  const id = idFor(
    view.name,
    views.map((each) => each.id),
  );
  return { id, saved: { views: [...views, { ...view, id, search: viewParameters(view.search) }], initial } };
}

export function changeView(
  { views, initial }: SavedViews,
  id: string,
  changes: Partial<Omit<SavedView, "id">>,
): SavedViews {
  return {
    initial,
    views: views.map((view) =>
      view.id === id ? { ...view, ...changes, search: viewParameters(changes.search ?? view.search) } : view,
    ),
  };
}

export function removeView({ views, initial }: SavedViews, id: string): SavedViews {
  return { views: views.filter((view) => view.id !== id), initial: initial === id ? null : initial };
}

function readView(stored: unknown): SavedView[] {
  const { id, name, search, layout } = (stored ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  if (typeof id !== "string" || typeof name !== "string") return [];
  const plain = Object.entries((search ?? {}) as Record<string, unknown>).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return [
    {
      id,
      name: name.slice(0, longestViewName),
      search: Object.fromEntries(plain) as ViewSearch,
      layout: readLayout(layout),
    },
  ];
}

function keyOf(owner: string, list: string): string {
  return `hrms.views.${owner}.${list}`;
}

export function readViews(owner: string, list: string): SavedViews {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(owner, list)) ?? "{}") as {
      views?: unknown;
      initial?: unknown;
    };
    const views = Array.isArray(stored.views) ? stored.views.flatMap(readView) : [];
    return { views, initial: views.some(({ id }) => id === stored.initial) ? String(stored.initial) : null };
  } catch {
    return noViews;
  }
}

export function writeViews(owner: string, list: string, saved: SavedViews): void {
  localStorage.setItem(keyOf(owner, list), JSON.stringify(saved));
}
