/** Search, selects and paged rows of a list, with its empty states. */
import { css } from "#generated/styles/css/index.js";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { SearchBox } from "../table/search-box.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, NoMatch } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { ChoiceSelect, type Choice } from "./choice-select.tsx";
import { choiceOf, choose } from "./list-choice.ts";
import { ListHead } from "./list-head.tsx";
import { ListRows } from "./list-rows.tsx";
import { type AddressedList, type ListAnswer, useCleanAddress } from "./use-list.ts";

export interface FilteredListProps<Row> {
  title: string;
  list: AddressedList;
  answer: ListAnswer<Row>;
  search: string;
  choices?: readonly Choice[];
  /** After the selects. */
  beside?: ReactNode;
  row: (row: Row) => ReactNode;
  /** Height of a skeleton row, as a token of the space scale. */
  rowHeight: string;
  empty: { readonly title: string; readonly text: string };
  /** Above the rows. */
  head?: ReactNode;
  /** Names of the columns, above the rows of wide windows, where they also set the order. */
  columns?: Omit<ComponentProps<typeof ListHead>, "list">;
  /** Shown instead of "no match" where the last match has just been dealt with here. */
  dealtWith?: { readonly title: string; readonly text: string } | undefined;
}

export function FilteredList<Row>({
  title,
  list,
  answer,
  search,
  choices = [],
  beside,
  row,
  rowHeight,
  empty,
  head,
  columns,
  dealtWith,
}: FilteredListProps<Row>) {
  const t = useText();
  const { state, change } = list;
  useCleanAddress(list);
  const sorted = columns !== undefined;
  const narrowing = choices.filter(({ name }) => name !== "sort" && choiceOf(list, name) !== "");
  const clear = (): void =>
    change(
      narrowing.reduce<ReturnType<typeof choose>>(
        (so, { name }) => ({ ...so, ...choose({ ...list, state: { ...state, ...so } }, name, "") }),
        { q: "" },
      ),
      true,
    );
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "4",
        maxW: { base: "64rem", "2xl": "80rem" },
      })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          gap: "3",
          "& > [role=search]": { flex: { base: "1 1 100%", sm: "1 1 12rem" } },
          "& > :not([role=search], button, a)": { flex: "1 1 9rem", maxWidth: { sm: "14rem" } },
        })}
      >
        <SearchBox label={search} value={state.q} onChange={(q) => change({ q }, true)} />
        {choices.map((choice) => (
          // With a header row, the order has a select only where that row is hidden.
          <div
            key={choice.name}
            className={css({ display: sorted && choice.name === "sort" ? { md: "none" } : undefined })}
          >
            <ChoiceSelect list={list} choice={choice} />
          </div>
        ))}
        {beside}
      </div>
      <ListRows
        label={title}
        head={
          <>
            {columns && <ListHead list={list} {...columns} />}
            {head}
          </>
        }
        answer={answer}
        onPage={(next) => change({ page: next }, true)}
        row={row}
        waiting={[1, 2, 3, 4].map((line) => (
          <Skeleton
            key={line}
            style={{ height: rowHeight }}
            css={{ mb: "3", mx: "5", mt: line === 1 ? "5" : undefined }}
          />
        ))}
        empty={
          state.q !== "" || narrowing.length > 0 ? (
            dealtWith ? (
              <EmptyState title={dealtWith.title} action={<Button onClick={clear}>{t("common.clearFilters")}</Button>}>
                {dealtWith.text}
              </EmptyState>
            ) : (
              <NoMatch query={state.q} onClear={clear} />
            )
          ) : (
            <EmptyState title={empty.title}>{empty.text}</EmptyState>
          )
        }
      />
    </div>
  );
}
