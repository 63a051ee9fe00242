/** Client-side export of all pages (file, clipboard or print), where the server offers none. */
import { useQueryClient, type FetchQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import { printRows } from "./print-rows.ts";
import { rowsToText, saveCsv } from "./rows-csv.ts";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import type { MessageId } from "../messages/catalogue.ts";
import { useText } from "../messages/use-text.ts";
import type { ListState } from "./list-state.ts";
import type { List } from "./use-list.ts";

const largestPage = 100;

type FileKind = "csv" | "copy" | "print";

interface RowFilesOptions<Row, Answer> {
  readonly name: string;
  /** Title of the printout. */
  readonly title: string;
  readonly pageOf: (state: ListState) => FetchQueryOptions<Answer, ApiError>;
  /** Maps the rows to what the page shows. */
  readonly shown?: (rows: readonly Row[]) => readonly Row[];
  readonly words?: { readonly copied?: MessageId; readonly notPrinted?: MessageId };
}

export interface RowFiles<Row> {
  readonly busy: boolean;
  readonly these: (kind: FileKind, rows: readonly Row[]) => Promise<void>;
  /** Exports all filtered rows in order; pass `loaded` if they are all in memory. */
  readonly all: (kind: FileKind, loaded?: readonly Row[]) => Promise<void>;
}

export function useRowFiles<Row, Answer extends object>(
  { contract: { paging }, state, columns }: List<Row>,
  { name, title, pageOf, shown = (rows) => rows, words = {} }: RowFilesOptions<Row, Answer>,
): RowFiles<Row> {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const fetchAll = async (): Promise<Row[]> => {
    const all: Row[] = [];
    for (let page = 1; ; page += 1) {
      const options = pageOf({ ...state, page, pageSize: largestPage });
      const answer = (await client.fetchQuery({ ...options, staleTime: 0 })) as Readonly<Record<string, unknown>>;
      const rows = answer[paging?.items ?? "items"] as Row[];
      all.push(...rows);
      if (all.length >= Number(answer[paging?.total ?? "total"]) || rows.length === 0) return all;
    }
  };
  const these: RowFiles<Row>["these"] = async (kind, given) => {
    const rows = shown(given);
    if (kind === "print") return printRows(title, columns, rows);
    if (kind === "copy") await navigator.clipboard.writeText(rowsToText(columns, rows));
    else saveCsv(name, columns, rows);
    toast({ text: t((kind === "copy" ? words.copied : undefined) ?? "crud.exported", { count: given.length }) });
  };
  const all: RowFiles<Row>["all"] = async (kind, loaded) => {
    if (busy) return;
    setBusy(true);
    try {
      await these(kind, loaded ?? (await fetchAll()));
    } catch (error) {
      const failed = (kind === "print" ? words.notPrinted : undefined) ?? "crud.notExported";
      toast({ kind: "error", text: t(failed, { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, these, all };
}
