/** Actions of each row of the user list. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { User } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import type { Density, RowControlProps } from "../../table/column.ts";
import type { TableProps } from "../../table/rows.ts";
import type { Selection } from "../../table/use-selection.ts";
import { ButtonLink, Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { UserMenu } from "./user-menu.tsx";
import type { UserActions } from "./user-actions.ts";

interface UserRows {
  readonly table: Pick<TableProps<User>, "nameOf" | "lead" | "actions"> & {
    readonly keys: Readonly<Record<string, (user: User) => void>>;
  };
  readonly dialog: ReactNode;
}

function Lead({ user, control, compact }: { user: User; control: RowControlProps; compact: boolean }) {
  return (
    <span className={css({ display: "flex", alignItems: "center", gap: "2.5", minW: "0" })}>
      <Avatar name={user.fullName} src={user.avatar} size={compact ? 22 : 28} />
      <span className={css({ minW: "0", overflow: "hidden", textOverflow: "ellipsis", m: "-1", p: "1" })}>
        <Link
          {...control}
          to="/apps/user/view/$id"
          params={{ id: String(user.id) }}
          className={css({
            fontWeight: "medium",
            color: "text",
            _hover: { color: "accent.text", textDecoration: "underline" },
          })}
        >
          {user.fullName}
        </Link>
        <span
          className={css({
            color: "text.muted",
            display: { base: "block", md: "inline" },
            truncate: true,
            ms: { md: "2" },
            fontSize: { base: "sm", md: "md" },
          })}
          title={user.email}
        >
          {user.email}
        </span>
      </span>
    </span>
  );
}

export function useUserRows(selection: Selection<User>, actions: UserActions, density: Density): UserRows {
  const t = useText();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<User | null>(null);
  return {
    table: {
      nameOf: (user) => user.fullName,
      lead: (user, control) => <Lead user={user} control={control} compact={density === "compact"} />,
      actions: (user, control) => (
        <span className={css({ display: "inline-flex" })}>
          <ButtonLink
            {...control("edit")}
            to="/apps/user/edit/$id"
            params={{ id: String(user.id) }}
            variant="ghost"
            size="sm"
            square
            aria-label={t("crud.editOf", { name: user.fullName })}
            data-tip={t("common.edit")}
            data-quiet
          >
            <Pencil size={16} aria-hidden />
          </ButtonLink>
          <UserMenu user={user} actions={actions} button={control("menu")} onDelete={() => setDeleting(user)} />
        </span>
      ),
      keys: {
        e: (user) => void navigate({ to: "/apps/user/edit/$id", params: { id: String(user.id) } }),
        Delete: setDeleting,
      },
    },
    dialog: deleting && (
      <DeleteDialog
        users={[deleting]}
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (await actions.remove(deleting)) selection.set([deleting], false);
        }}
      />
    ),
  };
}
