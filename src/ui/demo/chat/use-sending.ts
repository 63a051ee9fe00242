/** Messages on their way: shown at once, and kept with a retry if sending fails. */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { getChatKey, sendChatMessageMutation, invalidate } from "#generated/demo/hooks/chat.ts";
import type { ChatMessageSent, OpenedChat } from "#generated/demo/schema.ts";
import { sharedValue } from "../../kit/shared-value.ts";

export interface Outgoing {
  readonly key: number;
  readonly contact: number;
  readonly message: string;
  readonly time: string;
  readonly failed: boolean;
}

const outgoing = sharedValue<readonly Outgoing[]>([]);
const { mutationFn: call } = sendChatMessageMutation();
let lastKey = 0;
/** One after the other, so that the order stays. */
let queue: Promise<unknown> = Promise.resolve();

function put(client: QueryClient, contact: number, { response: { newMessageData, chat } }: ChatMessageSent): void {
  client.setQueryData<OpenedChat>(getChatKey({ query: { id: contact } }), (opened) => {
    if (!opened) return opened;
    if (!opened.chat)
      return { ...opened, chat: chat ?? { id: contact, userId: contact, unseenMsgs: 0, chat: [newMessageData] } };
    return { ...opened, chat: { ...opened.chat, chat: [...opened.chat.chat, newMessageData] } };
  });
}

export interface Sending {
  readonly waiting: readonly Outgoing[];
  readonly send: (contact: number, message: string) => void;
  readonly retry: (entry: Outgoing) => void;
  readonly discard: (entry: Outgoing) => void;
}

export function useSending(): Sending {
  const client = useQueryClient();
  const waiting = outgoing.useValue();
  const drop = (key: number): void => outgoing.set(outgoing.current().filter((each) => each.key !== key));
  const deliver = ({ key, contact, message }: Outgoing): void => {
    queue = queue.then(async () => {
      try {
        put(client, contact, await call({ body: { obj: { message, contact: { id: contact } } } }));
        drop(key);
        await invalidate.listChatsAndContacts(client);
      } catch {
        outgoing.set(outgoing.current().map((each) => (each.key === key ? { ...each, failed: true } : each)));
      }
    });
  };
  return {
    waiting,
    send: (contact, message) => {
      lastKey += 1;
      const entry = { key: lastKey, contact, message, time: new Date().toISOString(), failed: false };
      outgoing.set([...outgoing.current(), entry]);
      deliver(entry);
    },
    retry: (entry) => {
      if (!outgoing.current().some(({ key, failed }) => key === entry.key && failed)) return;
      outgoing.set(outgoing.current().map((each) => (each.key === entry.key ? { ...each, failed: false } : each)));
      deliver(entry);
    },
    discard: ({ key }) => drop(key),
  };
}
