/** Small card of a person: who they are, and the ways to them. */
import { css } from "#generated/styles/css/index.js";
import { Avatar } from "../../kit/avatar.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { PersonLinks } from "./person-links.tsx";
import { usePerson } from "./use-person.ts";

interface PersonCardProps {
  name: string;
  /** Known without the list of users, such as the sender of an email. */
  email: string | undefined;
  onClose: () => void;
}

export function PersonCard({ name, email, onClose }: PersonCardProps) {
  const t = useText();
  const { person, error, retry } = usePerson(name);
  if (!person && error) return <ErrorState error={error} onRetry={retry} />;
  if (!person)
    return (
      <Loading>
        <Skeleton css={{ h: "12" }} />
        <Skeleton css={{ h: "8" }} />
      </Loading>
    );
  const { user, contact } = person;
  const facts = [contact?.role, user?.company].filter(Boolean).join(" · ");
  return (
    <div className={css({ display: "grid", gap: "3" })} data-person-card>
      <div className={css({ display: "flex", gap: "3", alignItems: "center" })}>
        <Avatar name={name} src={user?.avatar} size={48} />
        <div className={css({ minW: "0", fontSize: "sm", lineHeight: "sm" })}>
          <p className={css({ fontWeight: "semibold", fontSize: "md" })}>{name}</p>
          <p className={css({ color: "text.muted" })}>{user ? facts : t("person.external")}</p>
          <p className={css({ color: "text.muted", overflowWrap: "anywhere" })}>{user?.email ?? email}</p>
        </div>
      </div>
      <PersonLinks name={name} email={user?.email ?? email} chatId={contact?.id} userId={user?.id} onFollow={onClose} />
    </div>
  );
}
