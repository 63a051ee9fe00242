/** Current language and loaded messages; routes load areas, a change of language reloads them. */
import { type Language, languages } from "#src/domain/shared/languages.ts";
import type { MessageFormatElement } from "react-intl";
import type { MessageArea } from "./catalogue.ts";
import { filesOf } from "./files.gen.ts";

type Messages = Record<string, MessageFormatElement[]>;
export interface Texts {
  readonly language: Language;
  /** Areas loaded later are added to it: what shows them is rendered after that, and nothing else needs to be. */
  readonly messages: Messages;
}

const key = "hrms.language";
const areas = new Set<MessageArea>();
const listeners = new Set<() => void>();
const pending = new Map<string, Promise<Messages>>();

function remembered(): Language {
  const language = document.documentElement.lang;
  return languages.includes(language as Language) ? (language as Language) : "en";
}

let texts: Texts = { language: remembered(), messages: {} };

async function messagesOf(area: MessageArea, language: Language): Promise<unknown> {
  if (area.startsWith("showcase"))
    return (await (await import("./files/gallery.gen.ts")).files[`${area}.${language}`]?.())?.default;
  const { common, files } = await filesOf[language]();
  return area === "common" ? common : (await files[area]?.())?.default;
}

async function read(area: MessageArea, language: Language): Promise<Messages> {
  const plain = (await messagesOf(area, language)) as Record<string, string | MessageFormatElement[]>;
  return Object.fromEntries(
    Object.entries(plain).map(([name, tree]) => [
      `${area}.${name}`,
      typeof tree === "string" ? [{ type: 0, value: tree }] : tree,
    ]),
  );
}

function once(area: MessageArea, language: Language): Promise<Messages> {
  const name = `${area}/${language}`;
  const known = pending.get(name);
  if (known) return known;
  const reading = read(area, language);
  pending.set(name, reading);
  reading.catch(() => pending.delete(name));
  return reading;
}

/** Awaited by route loaders, so that components find the messages loaded. */
export async function loadMessages(...wanted: readonly MessageArea[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  const { language } = texts;
  const loaded = await Promise.all(missing.map((area) => once(area, language)));
  for (const area of missing) areas.add(area);
  if (texts.language !== language) return setLanguage(texts.language);
  Object.assign(texts.messages, ...loaded);
}

/** Texts of an area in another language than that of the app. */
export const textsIn = once;

export async function setLanguage(language: Language): Promise<void> {
  const wanted = [...areas];
  const loaded = await Promise.all(wanted.map((area) => once(area, language)));
  // Another route may have loaded more areas in the meantime.
  if (wanted.length < areas.size) return setLanguage(language);
  localStorage.setItem(key, language);
  document.documentElement.lang = language;
  texts = { language, messages: Object.assign({}, ...loaded) as Messages };
  for (const listener of listeners) listener();
}

// Sync with other windows of this browser.
addEventListener("storage", ({ key: changed, newValue }) => {
  if (changed === key && languages.includes(newValue as Language)) void setLanguage(newValue as Language);
});

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentTexts(): Texts {
  return texts;
}
