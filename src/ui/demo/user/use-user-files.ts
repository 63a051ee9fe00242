/** The users of the list on every page, as a file or on paper. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listUsersOptions } from "#generated/demo/hooks/users.ts";
import type { User } from "#generated/demo/schema.ts";
import type { Column } from "../../kit/data-table/column.ts";
import { printRows } from "../../kit/data-table/print-rows.ts";
import { saveCsv } from "../../kit/data-table/rows-csv.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { listQuery, type UsersState } from "./list-state.ts";

const atOnce = 100;

interface UserFiles {
  readonly busy: boolean;
  readonly save: (users: readonly User[], columns: readonly Column<User>[]) => void;
  readonly saveAll: (state: UsersState, columns: readonly Column<User>[]) => Promise<void>;
  readonly print: (state: UsersState, columns: readonly Column<User>[]) => Promise<void>;
}

export function useUserFiles(): UserFiles {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const all = async (state: UsersState): Promise<User[]> => {
    const users: User[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await client.fetchQuery({
        ...listUsersOptions({ query: listQuery({ ...state, page, pageSize: atOnce }) }),
        staleTime: 0,
      });
      users.push(...answer.users);
      if (users.length >= answer.total || answer.users.length === 0) return users;
    }
  };
  const withAll = async (
    state: UsersState,
    failed: "crud.notExported" | "user.notPrinted",
    use: (users: User[]) => void,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      use(await all(state));
    } catch (error) {
      toast({ kind: "error", text: t(failed, { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  const save: UserFiles["save"] = (users, columns) => {
    saveCsv("users", columns, users);
    toast({ text: t("crud.exported") });
  };
  return {
    busy,
    save,
    saveAll: (state, columns) => withAll(state, "crud.notExported", (users) => save(users, columns)),
    print: (state, columns) => withAll(state, "user.notPrinted", (users) => printRows(t("user.title"), columns, users)),
  };
}
