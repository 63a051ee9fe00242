/** The ways to a person on a page that is about them already, once they are known. */
import { css } from "#generated/styles/css/index.js";
import { Suspense } from "react";
import { part } from "../../detail/part.ts";
import { usePerson } from "./use-person.ts";

const PersonLinks = part(async () => (await import("./person-links.tsx")).PersonLinks, "person");

interface PersonWaysProps {
  name: string;
  /** The way that leads here. */
  except: "chat" | "profile";
  onFollow?: () => void;
}

export function PersonWays({ name, except, onFollow }: PersonWaysProps) {
  const { person } = usePerson(name);
  return (
    <div className={css({ minH: "8" })}>
      <Suspense>
        {person && (
          <PersonLinks
            name={name}
            email={person.user?.email ?? person.contact?.email}
            chatId={except === "chat" ? undefined : person.contact?.id}
            userId={except === "profile" ? undefined : person.user?.id}
            onFollow={onFollow}
          />
        )}
      </Suspense>
    </div>
  );
}
