/** Columns of the user list, on screen and in exports. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import type { User } from "#generated/demo/schema.ts";
import type { Column } from "../../table/column.ts";
import { useText } from "../../messages/use-text.ts";
import { Role, Status } from "./words.tsx";

export const usualColumns = ["fullName", "role", "currentPlan", "status", "company"];

const orNone = (text: string) => (text === "" ? <span className={css({ color: "text.muted" })}>–</span> : text);

export function useUserColumns(): readonly Column<User>[] {
  const t = useText();
  return useMemo<readonly Column<User>[]>(() => {
    const text = (id: "fullName" | "company" | "country" | "username" | "email" | "contact"): Column<User> => ({
      id,
      header: t(id === "fullName" ? "user.user" : `user.${id}`),
      cell: (user) => orNone(user[id]),
      value: (user) => user[id],
      ...(id !== "contact" && { sortBy: id }),
    });
    return [
      // The list renders the name itself, as a link, with the email beside it.
      { ...text("fullName"), room: "long" },
      {
        id: "role",
        header: t("user.role"),
        cell: ({ role }) => <Role role={role} />,
        value: ({ role }) => t(`user.role.${role}`),
        sortBy: "role",
        onCard: "line",
      },
      {
        id: "currentPlan",
        header: t("user.currentPlan"),
        cell: ({ currentPlan }) => t(`user.plan.${currentPlan}`),
        value: ({ currentPlan }) => t(`user.plan.${currentPlan}`),
        sortBy: "currentPlan",
        onCard: "line",
      },
      {
        id: "status",
        header: t("user.status"),
        cell: ({ status }) => <Status status={status} />,
        value: ({ status }) => t(`user.status.${status}`),
        sortBy: "status",
        onCard: "corner",
      },
      text("company"),
      text("country"),
      text("username"),
      text("email"),
      text("contact"),
    ];
  }, [t]);
}
