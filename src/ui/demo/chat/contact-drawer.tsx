/** About a contact. */
import { css } from "#generated/styles/css/index.js";
import type { ChatContact } from "#generated/demo/schema.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { PersonWays } from "../../layout/person/person-ways.tsx";
import { useText } from "../../messages/use-text.ts";
import { Presence, StatusText } from "./presence.tsx";

export function ContactDrawer({ contact, onClose }: { contact: ChatContact; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open side="end" width="20rem" title={contact.fullName} onClose={onClose}>
      <div className={css({ display: "grid", justifyItems: "center", gap: "2", textAlign: "center" })}>
        <Presence {...contact} size={96} />
        <p className={css({ color: "text.muted", mt: "2" })}>{contact.role}</p>
        <StatusText status={contact.status} />
      </div>
      <div className={css({ mt: "4", display: "grid", justifyContent: "center" })}>
        <PersonWays name={contact.fullName} except="chat" onFollow={onClose} />
      </div>
      {contact.about !== "" && (
        <>
          <h3 className={css({ fontWeight: "medium", mt: "6", mb: "1" })}>{t("chat.aboutThem")}</h3>
          <p className={css({ color: "text.muted" })}>{contact.about}</p>
        </>
      )}
    </Dialog>
  );
}
