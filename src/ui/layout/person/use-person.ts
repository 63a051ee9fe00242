/** What the demo apps know about a person: the user, and the contact to chat with. */
import { useListChatsAndContacts } from "#generated/demo/hooks/chat.ts";
import { useListUsers } from "#generated/demo/hooks/users.ts";
import type { ChatContact, User } from "#generated/demo/schema.ts";

interface KnownPerson {
  readonly user: User | undefined;
  readonly contact: ChatContact | undefined;
}

interface PersonQuery {
  /** Undefined while loading. */
  readonly person: KnownPerson | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

const perPage = 10;

export function usePerson(name: string): PersonQuery {
  const users = useListUsers({ query: { q: name, perPage } });
  const chats = useListChatsAndContacts();
  const isNamed = ({ fullName }: Pick<User, "fullName">): boolean => fullName === name;
  return {
    person:
      users.data && chats.data
        ? { user: users.data.users.find(isNamed), contact: chats.data.contacts.find(isNamed) }
        : undefined,
    error: users.error ?? chats.error,
    retry: () => void Promise.all([users.refetch(), chats.refetch()]),
  };
}
