/** All pages of the gallery, with search; an example of each in all skins. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useDeferredValue, useId, useState, type ComponentType } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Highlight } from "../kit/highlight.tsx";
import { Input } from "../kit/input.tsx";
import { Link } from "../kit/link.tsx";
import { rank, wordsOf } from "../kit/match.ts";
import { PageFrame } from "../kit/page-frame.tsx";
import { Segmented } from "../kit/segmented.tsx";
import { NoMatch } from "../kit/states.tsx";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { useLatestSearch } from "../kit/use-latest-search.ts";
import { isBranch, menu, type MenuEntry, type MenuGroup } from "../layout/menu.ts";
import type { MessageId } from "../messages/catalogue.ts";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { setSkin, skins, useSkin } from "../theme/skin.ts";
import { readIndex } from "./index-search.ts";
import { pages, type Section } from "./pages.ts";

const groups: readonly MenuGroup[] = menu
  .flatMap((section) => section.groups)
  .filter(({ name }) => ["ui", "components", "forms", "tables", "charts", "extensions"].includes(name));

const entriesOf = ({ entries }: MenuGroup): MenuEntry[] =>
  entries.flatMap((each) => (isBranch(each) ? [...each.entries] : [each])).filter(({ to }) => to !== "/components");

/** Pages whose address is not the name of their examples. */
const places: Readonly<Record<string, readonly [Section, string]>> = {
  "/colors/colors": ["foundations", "colors"],
  "/datatables/basic": ["tables", "basic"],
  "/extensions/pagination": ["tables", "paged"],
  "/icons/reactfeather": ["foundations", "icons"],
  "/tables/reactstrap": ["tables", "simple"],
  "/ui-element/typography": ["foundations", "typography"],
};
const sections: Readonly<Record<string, Section>> = {
  "/charts": "charts",
  "/components": "components",
  "/extensions": "extensions",
  "/forms": "forms",
  "/forms/elements": "fields",
  "/forms/layout": "layout",
  "/maps": "maps",
};

/** Where the examples of a page are; undefined for pages of another kind. */
function placeOf(to: string): readonly [Section, string] | undefined {
  const cut = to.lastIndexOf("/");
  const section = sections[to.slice(0, cut)];
  const [folder, name] = places[to] ?? [section, to.slice(cut + 1)];
  return folder && pages[folder][name] ? [folder, name] : undefined;
}

interface Titled {
  readonly name: string;
  readonly title: MessageId;
}

function examplesOf(to: string): readonly Titled[] {
  const [section, page = ""] = placeOf(to) ?? [];
  const declared = section && pages[section][page];
  if (!declared) return [];
  return Object.keys(declared.examples).map((name) => ({ name, title: `${declared.prefix}.${name}` as MessageId }));
}

/** Empty until the first search has loaded them: they are in the messages of all pages. */
function useTitles(wanted: boolean): (example: Titled) => string {
  const t = useText();
  const { isSuccess } = useQuery({
    queryKey: ["gallery-titles"],
    queryFn: async () => {
      const areas = Object.values(pages).flatMap((byName) => Object.values(byName).flatMap(({ messages }) => messages));
      await loadMessages(...new Set(areas));
      return true;
    },
    enabled: wanted,
    staleTime: Infinity,
  });
  return ({ title }) => (isSuccess ? t(title) : "");
}

const SkinPreview = lazy(async () => ({ default: (await import("./skin-preview.tsx")).SkinPreview }));
const PagePreview = lazy(async () => ({ default: (await import("./skin-preview.tsx")).PagePreview }));

/** Loads what stands for a page without examples, by the page's address. */
export type PagePreviews = Readonly<Record<string, () => Promise<ComponentType>>>;

interface IndexEntryProps {
  entry: MenuEntry;
  preview: (() => Promise<ComponentType>) | undefined;
  words: readonly string[];
  titleOf: (example: Titled) => string;
}

function IndexEntry({ entry: { area, to }, preview, words, titleOf }: IndexEntryProps) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = placeOf(to);
  const matches = examplesOf(to).filter((example) => rank(words, titleOf(example)) > 0);
  return (
    <Card
      as="li"
      className={css({ px: "4", py: "3", minH: "16", "&[data-open]": { gridColumn: "1 / -1" } })}
      data-open={open ? "" : undefined}
    >
      <Link to={to} id={`${id}-name`} className={css({ fontWeight: "medium" })}>
        <Highlight text={t(`shell.area.${area}`)} words={words} />
      </Link>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "1" })}>
        <p className={css({ flex: "1", color: "text.muted", fontSize: "sm" })}>
          {place ? t("showcase.index.examples", { count: examplesOf(to).length }) : t("showcase.index.whole")}
        </p>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-describedby={`${id}-name`}
          onClick={() => setOpen(!open)}
        >
          {t(open ? "showcase.index.hideSkins" : "showcase.index.allSkins")}
        </Button>
      </div>
      {matches.length > 0 && (
        <ul
          className={css({ display: "flex", flexWrap: "wrap", columnGap: "3", rowGap: "1", mt: "1", fontSize: "sm" })}
        >
          {matches.map((example) => (
            <li key={example.name}>
              <Link to={to} hash={example.name}>
                <Highlight text={titleOf(example)} words={words} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <div className={css({ mt: "3" })}>
          <Suspense fallback={<Skeleton css={{ h: "40", my: "0" }} />}>
            {place && <SkinPreview section={place[0]} name={place[1]} />}
            {preview && <PagePreview name={to} load={preview} />}
          </Suspense>
        </div>
      )}
    </Card>
  );
}

const grid = css({
  display: "grid",
  gap: "3",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
});

/** Of its own pages without examples. */
const ownPreviews: PagePreviews = {
  "/datatables/advance": async () => {
    const loaded = await (await import("./registry.ts")).loadExamples("tables", "basic");
    return loaded?.examples[0]?.Demo ?? (() => null);
  },
};

export function ComponentIndex({ previews }: { previews: PagePreviews }) {
  const t = useText();
  const skin = useSkin();
  const navigate = useNavigate();
  const { q } = useLatestSearch(readIndex);
  const [query, setQuery] = useState(q ?? "");
  const search = (text: string): void => {
    setQuery(text);
    void navigate({ to: "/components", search: readIndex({ q: text }), replace: true, resetScroll: false });
  };
  const words = wordsOf(useDeferredValue(query));
  const titleOf = useTitles(words.length > 0);
  const matches = ({ area, to }: MenuEntry): boolean => {
    const examples = examplesOf(to).map((example) => `${example.name} ${titleOf(example)}`);
    return rank(words, t(`shell.area.${area}`), [to, ...examples].join(" ")) > 0;
  };
  const found = groups
    .map((group) => ({
      name: group.name,
      entries: entriesOf(group).filter((entry) => words.length === 0 || matches(entry)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <PageFrame title={t("shell.area.all-components")} intro={t("showcase.index.intro")}>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "5" })}>
        <div className={css({ flex: "1 1 16rem", maxW: "26rem" })}>
          <Input
            type="search"
            aria-label={t("showcase.index.search")}
            placeholder={t("showcase.index.search")}
            value={query}
            onChange={({ target }) => search(target.value)}
          />
        </div>
        <Segmented
          label={t("showcase.index.skin")}
          value={skin}
          onChange={setSkin}
          options={skins.map((value) => ({ value, label: t(`customiser.skin.${value}`) }))}
        />
      </div>
      <VisuallyHidden role="status">{words.length > 0 ? t("showcase.index.found", { count }) : ""}</VisuallyHidden>
      {count === 0 && <NoMatch query={query} onClear={() => search("")} />}
      <div className={css({ display: "grid", gap: "6" })}>
        {found.map(({ name, entries }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2
              id={`group-${name}`}
              className={css({ mb: "2", fontSize: "lg", lineHeight: "lg", fontWeight: "semibold" })}
            >
              {t(`shell.group.${name}`)}
            </h2>
            <ul className={grid}>
              {entries.map((entry) => (
                <IndexEntry
                  key={entry.to}
                  entry={entry}
                  preview={previews[entry.to] ?? ownPreviews[entry.to]}
                  words={words}
                  titleOf={titleOf}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
