/** Drafts per contact, kept for the browser tab. */
import { sharedValue } from "../../kit/shared-value.ts";

type Drafts = Readonly<Record<string, string>>;
const key = "hrms.chat.drafts";

function stored(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Drafts;
  } catch {
    return {};
  }
}

const drafts = sharedValue<Drafts>(stored());
export const useDrafts = drafts.useValue;

export const draftOf = (contact: number): string => drafts.current()[String(contact)] ?? "";

export function setDraft(contact: number, text: string): void {
  const { [String(contact)]: _old, ...rest } = drafts.current();
  const next = text === "" ? rest : { ...rest, [String(contact)]: text };
  drafts.set(next);
  sessionStorage.setItem(key, JSON.stringify(next));
}
