/** URL state of the page with navigation. */
import { linkOptions, useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { viewOf, type TodoSearch, type TodoView } from "./todo-view.ts";

export function linkTo({ filter, tag }: TodoView, search: TodoSearch) {
  const common = { search, resetScroll: false } as const;
  if (tag !== undefined) return linkOptions({ to: "/apps/todo/tag/$tag", params: { tag }, ...common });
  if (filter !== undefined) return linkOptions({ to: "/apps/todo/$filter", params: { filter }, ...common });
  return linkOptions({ to: "/apps/todo", ...common });
}

export type TodoLink = ReturnType<typeof linkTo>;

export interface TodoAddress {
  readonly view: TodoView;
  readonly search: TodoSearch;
  readonly set: (
    changes: { readonly [Name in keyof TodoSearch]: TodoSearch[Name] | undefined },
    replace?: boolean,
  ) => void;
  readonly linkToTask: (task: number) => TodoLink;
  readonly open: (task: number | "new") => void;
  /** Closes the open task; without confirmation if `saved`. */
  readonly close: (saved?: boolean) => void;
}

function withChanges(search: TodoSearch, changes: object): TodoSearch {
  return Object.fromEntries(Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined));
}

export function useTodo(): TodoAddress {
  const router = useRouter();
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const { q, sort, done, task } = useSearch({ strict: false }) as TodoSearch;
  const search = useMemo<TodoSearch>(() => withChanges({}, { q, sort, done, task }), [q, sort, done, task]);
  const { filter, tag } = params as { filter?: string; tag?: string };
  const view = useMemo(() => viewOf({ filter, tag }) ?? {}, [filter, tag]);

  /** Whether the task was opened from its list, so that closing can navigate back. */
  const opened = useRef(false);
  const isOpen = task !== undefined;
  useEffect(() => {
    if (!isOpen) opened.current = false;
  }, [isOpen]);
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation }) => {
        const was = (fromLocation?.search as TodoSearch | undefined)?.task;
        const is = (toLocation.search as TodoSearch).task;
        if (was === undefined && is !== undefined && fromLocation?.pathname === toLocation.pathname)
          opened.current = true;
      }),
    [router],
  );

  const go = (next: TodoSearch, options: { replace?: boolean; ignoreBlocker?: boolean } = {}): void => {
    void navigate({ ...linkTo(view, next), ...options });
  };
  return {
    view,
    search,
    set: (changes, replace = false) => go(withChanges(search, changes), { replace }),
    linkToTask: (id) => linkTo(view, { ...search, task: id }),
    open: (id) => go({ ...search, task: id }),
    close: (saved = false) => {
      if (opened.current) router.history.back({ ignoreBlocker: saved });
      else go(withChanges(search, { task: undefined }), { replace: true, ignoreBlocker: saved });
    },
  };
}
