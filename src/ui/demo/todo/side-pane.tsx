/** Side pane: add button, lists with counts, tags, shortcuts. */
import { css } from "#generated/styles/css/index.js";
import { CircleCheck, Keyboard, ListTodo, Plus, Star, Trash2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Task } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { SideEntry, SideHeading } from "../../kit/side-entry.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { TagDot } from "./tags.tsx";
import { belongs } from "./tasks.ts";
import { filters, tags, type Filter, type TodoSearch, type TodoView } from "./todo-view.ts";
import { linkTo } from "./use-todo.ts";

const icons: Record<Filter, LucideIcon> = { important: Star, completed: CircleCheck, deleted: Trash2 };

interface ListLinkProps {
  to: TodoView;
  search: TodoSearch;
  current: boolean;
  icon: ReactNode;
  /** Number of open tasks. */
  count: number | undefined;
  children: string;
}

function ListLink({ to, search, current, icon, count = 0, children }: ListLinkProps) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <Link
        {...linkTo(to, search)}
        activeOptions={{ exact: true, includeSearch: false }}
        quiet
        aria-current={current ? "page" : undefined}
        className={css({ display: "block" })}
      >
        <SideEntry
          icon={icon}
          end={
            count > 0 && (
              <>
                <span aria-hidden>{format.number(count)}</span>
                <VisuallyHidden>{t("todo.openCount", { count })}</VisuallyHidden>
              </>
            )
          }
        >
          {children}
        </SideEntry>
      </Link>
    </li>
  );
}

interface SidePaneProps {
  view: TodoView;
  search: TodoSearch;
  /** All tasks that are not deleted, for the counts. */
  tasks: readonly Task[] | undefined;
  onAdd: () => void;
  onShortcuts: () => void;
}

export function SidePane({ view, search: { sort, done }, tasks, onAdd, onShortcuts }: SidePaneProps) {
  const t = useText();
  const openIn = (query: TodoView): number | undefined =>
    tasks?.filter((task) => !task.isCompleted && belongs(task, query)).length;
  // Sorting and display persist across lists, the search doesn't.
  const search: TodoSearch = { ...(sort && { sort }), ...(done && { done }) };
  const isAll = view.filter === undefined && view.tag === undefined;
  return (
    <div className={css({ display: "flex", flexDirection: "column", minH: "full", p: "3", gap: "4" })}>
      <Button
        variant="solid"
        size="lg"
        aria-keyshortcuts="n"
        onClick={onAdd}
        className={css({ w: "full", whiteSpace: "normal", h: "auto!", minH: "10" })}
      >
        <Plus size={16} aria-hidden />
        {t("todo.add")}
      </Button>
      <nav className={css({ flex: "1" })} aria-label={t("todo.lists")}>
        <ul className={css({ display: "grid", gap: "1px" })}>
          <ListLink
            to={{}}
            search={search}
            current={isAll}
            icon={<ListTodo size={16} aria-hidden />}
            count={openIn({})}
          >
            {t("todo.allTasks")}
          </ListLink>
          {filters.map((filter) => {
            const Icon = icons[filter];
            return (
              <ListLink
                key={filter}
                to={{ filter }}
                search={search}
                current={view.filter === filter}
                icon={<Icon size={16} aria-hidden />}
                count={filter === "important" ? openIn({ filter }) : undefined}
              >
                {t(`todo.filter.${filter}`)}
              </ListLink>
            );
          })}
        </ul>
        <SideHeading>{t("todo.tags")}</SideHeading>
        <ul className={css({ display: "grid", gap: "1px" })}>
          {tags.map((tag) => (
            <ListLink
              key={tag}
              to={{ tag }}
              search={search}
              current={view.tag === tag}
              icon={<TagDot tag={tag} />}
              count={openIn({ tag })}
            >
              {t(`todo.tag.${tag}`)}
            </ListLink>
          ))}
        </ul>
      </nav>
      <Button
        variant="ghost"
        size="sm"
        onClick={onShortcuts}
        className={css({
          justifyContent: "flex-start",
          gap: "2.5",
          fontWeight: "normal",
          whiteSpace: "normal",
          h: "auto!",
          minH: "8",
          textAlign: "start",
        })}
      >
        <Keyboard size={16} aria-hidden />
        {t("tools.shortcuts")}
      </Button>
    </div>
  );
}
