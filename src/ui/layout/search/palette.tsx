/** Command palette: one input over all pages, records and actions, with keyboard navigation across groups. */
import { css } from "#generated/styles/css/index.js";
import { Search } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { config } from "../../config.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { useActionResults } from "./action-results.tsx";
import { useAreaResults } from "./area-results.tsx";
import { useCalculatorResults } from "./calculator-results.tsx";
import { useCompanyResults } from "./company-results.tsx";
import { useDemoResults } from "./demo-results.tsx";
import { wordsOf } from "../../kit/match.ts";
import { PaletteFoot } from "./palette-foot.tsx";
import { PaletteGroup } from "./palette-group.tsx";
import { useOpenedResults } from "./opened-results.tsx";
import { rememberOpened, rememberSearch } from "./recent.ts";
import { useRecentResults } from "./recent-results.tsx";
import { useRecordResults } from "./record-results.tsx";
import type { Result, ResultGroup } from "./result.ts";

const noWords: readonly string[] = [];
const maxSuggestions = 4;

export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasDemo = useAbility().can("read", "demo") && config.demoLayer;
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  // Not deferred: Enter right after the last letter must act on that letter's results.
  const words = useMemo(() => wordsOf(query), [query]);

  const recent = useRecentResults(setQuery);
  const areas = useAreaResults(words);
  const records = useRecordResults(query, words);
  const demo = useDemoResults(words, hasDemo);
  const actions = useActionResults(words);
  const opened = useOpenedResults();
  const calculators = useCalculatorResults(words);
  const companies = useCompanyResults(words);
  const suggested = useActionResults(noWords);
  const found: readonly ResultGroup[] =
    words.length === 0
      ? [opened, recent, ...demo, areas, actions]
      : [areas, records, actions, calculators, companies, ...demo];
  const nothing = words.length > 0 && !records.waiting && found.every(({ results: ofGroup }) => ofGroup.length === 0);
  const groups: readonly ResultGroup[] = nothing
    ? [{ name: "suggestions", results: suggested.results.slice(0, maxSuggestions) }]
    : found;
  const results = groups.flatMap((group) => group.results);
  const at = Math.max(
    0,
    results.findIndex((result) => result.id === chosen),
  );
  const active = results[at];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active?.id]);

  const open = (result: Result): void => {
    if (!result.stays) {
      rememberSearch(query);
      if (result.to !== undefined) rememberOpened({ title: result.title, to: result.to });
      onClose();
    }
    result.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0)
      setChosen(results[(at + step + results.length) % results.length]?.id ?? null);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing && active) open(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open bare width="40rem" title={t("search.title")} onClose={onClose}>
      <div className={css({ display: "flex", flexDirection: "column", h: "min(32rem, calc(100dvh - 4rem))" })}>
        <div
          className={css({
            display: "flex",
            alignItems: "center",
            gap: "3",
            px: "4",
            borderBottomWidth: "1px",
            borderColor: "border",
          })}
        >
          <span className={css({ color: "text.muted", flexShrink: 0 })}>
            <Search size={18} aria-hidden />
          </span>
          <input
            className={css({
              flex: "1",
              minW: "0",
              h: "12",
              bg: "transparent",
              fontSize: "lg",
              outline: "none",
              textOverflow: "ellipsis",
            })}
            data-autofocus
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={t("search.title")}
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${id}-${active.id}` : undefined}
            placeholder={t("search.placeholder")}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(null);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          ref={list}
          className={css({ flex: "1", minH: "0", overflowY: "auto", overscrollBehavior: "contain", p: "2" })}
          id={`${id}-list`}
          role="listbox"
          aria-label={t("search.title")}
        >
          {nothing && (
            <div className={css({ px: "2.5", py: "3" })} role="presentation">
              <p className={css({ fontWeight: "medium" })}>{t("search.noneFor", { query: query.trim() })}</p>
              <p className={css({ color: "text.muted", fontSize: "sm" })}>{t("search.noneHint")}</p>
            </div>
          )}
          {groups.map((group) => (
            <PaletteGroup
              key={group.name}
              id={id}
              group={group}
              words={words}
              active={active?.id}
              onPoint={setChosen}
              onOpen={open}
            />
          ))}
        </div>
        <PaletteFoot />
      </div>
      <VisuallyHidden role="status">
        {words.length > 0 && !records.waiting ? t("search.results", { count: nothing ? 0 : results.length }) : ""}
      </VisuallyHidden>
    </Dialog>
  );
}
