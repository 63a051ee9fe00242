/** View state in the URL: filter or tag, search, sorting, open task. */
import type { operations, TaskTag } from "#generated/demo/schema.ts";
import { searchText } from "../../list/search-text.ts";

export type TaskQuery = NonNullable<operations["listTasks"]["parameters"]["query"]>;

export const filters = ["important", "completed", "deleted"] as const satisfies readonly TaskQuery["filter"][];
export type Filter = (typeof filters)[number];

export const tags = ["update", "team", "low", "medium", "high"] as const satisfies readonly TaskTag[];

/** Dot colours of tags, whose names are always available too. */
export const tagColors: Record<TaskTag, string> = {
  update: "info",
  team: "accent",
  low: "success",
  medium: "warning",
  high: "danger",
};

export const sorts = [
  "latest",
  "title-asc",
  "title-desc",
  "assignee",
  "due-date",
] as const satisfies readonly TaskQuery["sortBy"][];
export type Sort = (typeof sorts)[number];

/** Neither filter nor tag: all tasks that are not deleted. */
export interface TodoView {
  readonly filter?: Filter;
  readonly tag?: TaskTag;
}

export interface TodoSearch {
  readonly q?: string;
  /** Defaults to the custom order. */
  readonly sort?: Sort;
  readonly done?: "hide";
  /** The open task, or the form for a new one. */
  readonly task?: number | "new";
}

function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.includes(value as Name);
}

/** Undefined if the URL names no view. */
export function viewOf({
  filter,
  tag,
}: {
  filter?: string | undefined;
  tag?: string | undefined;
}): TodoView | undefined {
  if (filter !== undefined) return isOneOf(filters, filter) ? { filter } : undefined;
  if (tag !== undefined) return isOneOf(tags, tag) ? { tag } : undefined;
  return {};
}

export function readSearch(search: Record<string, unknown>): TodoSearch {
  const { sort, done, task } = search;
  const q = searchText(search["q"]);
  const id = Number(task);
  return {
    ...(q !== "" && { q }),
    ...(isOneOf(sorts, sort) && { sort }),
    ...(done === "hide" && { done }),
    ...(task === "new" ? { task } : Number.isInteger(id) && id > 0 && id < 2 ** 31 && { task: id }),
  };
}

/** List query without defaults, so that equal lists share a cache entry. */
export function queryOf({ filter, tag }: TodoView, { q, sort }: TodoSearch): TaskQuery {
  return {
    ...(filter !== undefined && { filter }),
    ...(tag !== undefined && { tag }),
    ...(q !== undefined && { q }),
    ...(sort !== undefined && sort !== "latest" && { sortBy: sort }),
  };
}
