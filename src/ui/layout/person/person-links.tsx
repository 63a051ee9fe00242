/** Ways to a person: an email to them, the chat with them, and their profile. */
import { css } from "#generated/styles/css/index.js";
import { Mail, MessageSquare, UserRound } from "lucide-react";
import { ButtonLink } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { requestLetter } from "../letter-request.ts";

interface PersonLinksProps {
  name: string;
  email?: string | undefined;
  /** Id of the chat contact; nobody chats with themselves. */
  chatId?: number | undefined;
  userId?: number | undefined;
  onFollow?: (() => void) | undefined;
}

export function PersonLinks({ name, email, chatId, userId, onFollow }: PersonLinksProps) {
  const t = useText();
  return (
    <div
      className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}
      role="group"
      aria-label={t("person.linksOf", { name })}
    >
      {email !== undefined && (
        <ButtonLink
          size="sm"
          to="/apps/email/$folder"
          params={{ folder: "inbox" }}
          onClick={() => {
            requestLetter({ name, email });
            onFollow?.();
          }}
        >
          <Mail size={14} aria-hidden />
          {t("person.email")}
        </ButtonLink>
      )}
      {chatId !== undefined && (
        <ButtonLink size="sm" to="/apps/chat" search={{ chat: chatId }} onClick={onFollow}>
          <MessageSquare size={14} aria-hidden />
          {t("person.chat")}
        </ButtonLink>
      )}
      {userId !== undefined && (
        <ButtonLink size="sm" to="/apps/user/view/$id" params={{ id: String(userId) }} onClick={onFollow}>
          <UserRound size={14} aria-hidden />
          {t("person.profile")}
        </ButtonLink>
      )}
    </div>
  );
}
