/** Columns of the user list, on screen and in exports. */
import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import type { User } from "#generated/demo/schema.ts";
import type { Column } from "../../kit/data-table/column.ts";
import { useText } from "../../messages/use-text.ts";
import { Role, Status } from "./words.tsx";

export const usualColumns = ["fullName", "role", "currentPlan", "status", "company"];

const orNone = (text: string) => (text === "" ? <chakra.span color="text.muted">–</chakra.span> : text);

export function useUserColumns(): readonly Column<User>[] {
  const t = useText();
  return useMemo<readonly Column<User>[]>(
    () => [
      // The list renders the name itself, as a link.
      {
        id: "fullName",
        header: t("user.user"),
        cell: ({ fullName }) => fullName,
        value: ({ fullName }) => fullName,
        sortBy: "fullName",
      },
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
      {
        id: "company",
        header: t("user.company"),
        cell: ({ company }) => orNone(company),
        value: ({ company }) => company,
        sortBy: "company",
      },
      {
        id: "country",
        header: t("user.country"),
        cell: ({ country }) => orNone(country),
        value: ({ country }) => country,
        sortBy: "country",
      },
      {
        id: "username",
        header: t("user.username"),
        cell: ({ username }) => username,
        value: ({ username }) => username,
        sortBy: "username",
      },
      {
        id: "email",
        header: t("user.email"),
        cell: ({ email }) => email,
        value: ({ email }) => email,
        sortBy: "email",
      },
      {
        id: "contact",
        header: t("user.contact"),
        cell: ({ contact }) => orNone(contact),
        value: ({ contact }) => contact,
      },
    ],
    [t],
  );
}
