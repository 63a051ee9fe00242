/** What the server shows of an unknown page before the program has arrived, by language: its drawing, title and text. */
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "#src/domain/shared/languages.ts";
import { State } from "#src/ui/kit/states.tsx";

interface Texts {
  readonly pageNotFoundTitle: string;
  readonly pageNotFoundText: string;
}

const textsOf = (language: string): Texts =>
  JSON.parse(readFileSync(`src/ui/messages/common.${language}.json`, "utf8")) as Texts;

export const unknownPage: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => {
    const { pageNotFoundTitle: title, pageNotFoundText: text } = textsOf(language);
    const state = createElement(State, { drawing: "lost", heading: "h1", title }, text);
    return [language, renderToStaticMarkup(state)];
  }),
);
