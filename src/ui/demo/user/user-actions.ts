/** Actions on users: suspend and activate with undo, delete; bulk actions run one by one. */
import { useDeleteUser, useReactivateUser, useSuspendUser } from "#generated/demo/hooks/users.ts";
import type { User, UserAnswer } from "#generated/demo/schema.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText, type Text } from "../../messages/use-text.ts";

/** The user was permanently deleted by someone else. */
export class RemovedError extends Error {}

export function failureText(t: Text, error: unknown): string {
  return error instanceof RemovedError ? t("user.gone") : problemText(t, error);
}

/** Awaits a response; one without a user is a failure. */
export async function answered(calling: Promise<UserAnswer>): Promise<User> {
  const { user } = await calling;
  if (!user) throw new RemovedError();
  return user;
}

export type BulkAct = "suspend" | "reactivate" | "delete";

export interface UserActions {
  readonly suspend: (user: User) => Promise<void>;
  readonly reactivate: (user: User) => Promise<void>;
  /** Resolves to whether the user was deleted. */
  readonly remove: (user: User) => Promise<boolean>;
  /** Resolves to the users for which it succeeded. */
  readonly all: (act: BulkAct, users: readonly User[]) => Promise<readonly User[]>;
}

const done = { suspend: "user.bulkSuspended", reactivate: "user.bulkReactivated", delete: "user.bulkDeleted" } as const;

export function useUserActions(): UserActions {
  const t = useText();
  const offerUndo = useUndo();
  const { mutateAsync: suspend } = useSuspendUser();
  const { mutateAsync: reactivate } = useReactivateUser();
  const { mutateAsync: remove } = useDeleteUser();
  const calls: Record<BulkAct, (user: User) => Promise<UserAnswer>> = {
    suspend: ({ id }) => suspend({ body: { id } }),
    reactivate: ({ id }) => reactivate({ body: { id } }),
    delete: ({ id }) => remove({ query: { id } }),
  };
  const fail = (user: User, error: unknown): void =>
    void toast({ kind: "error", text: t("crud.notSaved", { name: user.fullName, reason: failureText(t, error) }) });
  const change = async (act: "suspend" | "reactivate", user: User, undoable = true): Promise<void> => {
    try {
      await answered(calls[act](user));
      const text = t(act === "suspend" ? "user.suspended" : "user.reactivated", { name: user.fullName });
      if (undoable && user.status !== "pending")
        offerUndo(text, () => void change(act === "suspend" ? "reactivate" : "suspend", user, false));
      else toast({ text });
    } catch (error) {
      fail(user, error);
    }
  };
  return {
    suspend: (user) => change("suspend", user),
    reactivate: (user) => change("reactivate", user),
    remove: async (user) => {
      try {
        // Already deleted counts as success.
        await calls.delete(user);
        toast({ text: t("crud.deleted", { name: user.fullName }) });
        return true;
      } catch (error) {
        fail(user, error);
        return false;
      }
    },
    all: async (act, users) => {
      const well: User[] = [];
      let reason = "";
      for (const user of users) {
        try {
          await (act === "delete" ? calls.delete(user) : answered(calls[act](user)));
          well.push(user);
        } catch (error) {
          reason = failureText(t, error);
        }
      }
      const failed = users.length - well.length;
      if (failed === 0) toast({ text: t(done[act], { count: well.length }) });
      else toast({ kind: "error", text: t("user.bulkFailed", { done: well.length, failed, reason }) });
      return well;
    },
  };
}
