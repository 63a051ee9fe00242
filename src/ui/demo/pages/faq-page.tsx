/** Frequently asked questions by category, with search. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Mail, Phone } from "lucide-react";
import { useGetFaq } from "#generated/demo/hooks/faq.ts";
import type { Faq } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Anchor } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { useText } from "../../messages/use-text.ts";
import { iconOf } from "./icons.ts";
import { Questions } from "./questions.tsx";
import { readFaq, type FaqTab } from "./search.ts";
import { SearchHead } from "./search-head.tsx";

export function FaqPage() {
  const t = useText();
  const navigate = useNavigate();
  const { q, tab } = useLatestSearch(readFaq);
  const hash = useLocation({ select: (location) => location.hash });
  const query = useGetFaq({ query: q === undefined ? {} : { q } }, { placeholderData: keepPreviousData });
  const { data, error, refetch } = query;
  const names = Object.keys(data ?? {}) as FaqTab[];
  const linked = names.find((name) => data?.[name]?.qandA.some(({ id }) => id === hash));
  const shown = names.find((name) => name === tab) ?? linked ?? names[0];
  const count = Object.values(data ?? {}).reduce((sum, each: Faq[FaqTab]) => sum + (each?.qandA.length ?? 0), 0);
  const go = (next: { q?: string; tab?: FaqTab }): void =>
    void navigate({ to: "/pages/faq", search: next, replace: true, resetScroll: false });
  const category = shown && data?.[shown];
  const content = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <Loading>
          {[1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} css={{ h: "12", mb: "3", borderRadius: "card" }} />
          ))}
        </Loading>
      );
    if (names.length === 0 && q === undefined)
      return (
        <EmptyState
          title={t("pages.noQuestions")}
          action={<Button onClick={() => void refetch()}>{t("common.reload")}</Button>}
        />
      );
    if (!category || shown === undefined) return <NoMatch query={q} onClear={() => go({})} />;
    return (
      <div className={css({ display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" })}>
        <Tabs
          id="faq"
          label={t("pages.categories")}
          value={shown}
          tabs={names.map((name) => {
            return {
              name,
              label: data[name]?.title ?? name,
              icon: iconOf(data[name]?.icon ?? ""),
              count: data[name]?.qandA.length ?? 0,
            };
          })}
          onChange={(next) => go({ ...(q !== undefined && { q }), tab: next })}
        />
        <TabPanel id="faq" value={shown}>
          <h2 className={css({ fontSize: "lg", fontWeight: "semibold" })}>{category.title}</h2>
          <p className={css({ color: "text.muted", mb: "4" })}>{category.subtitle}</p>
          <div className={css({ maxW: "52rem" })}>
            <Questions key={shown} items={category.qandA} q={q} />
          </div>
        </TabPanel>
      </div>
    );
  };
  return (
    <PageFrame title={t("pages.faq")} intro={t("pages.faqText")}>
      <SearchHead
        label={t("pages.searchQuestions")}
        title={t("pages.searchTitle")}
        q={q}
        found={data ? t("pages.questions", { count }) : ""}
        onSearch={(text) => go({ ...(text !== "" && { q: text }), ...(tab !== undefined && { tab }) })}
      />
      {content()}
      <h2 className={css({ fontSize: "lg", fontWeight: "semibold", mt: "10", mb: "3" })}>
        {t("pages.stillQuestions")}
      </h2>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          maxW: "52rem",
        })}
      >
        <Card padded className={css({ display: "flex", gap: "3", alignItems: "center" })}>
          <Phone size={20} aria-hidden />
          <span>
            <Anchor href="tel:+6565550100">+65 6555 0100</Anchor>
            <span className={css({ display: "block", color: "text.muted" })}>{t("pages.callText")}</span>
          </span>
        </Card>
        <Card padded className={css({ display: "flex", gap: "3", alignItems: "center" })}>
          <Mail size={20} aria-hidden />
          <span className={css({ minW: "0" })}>
            <Anchor href="mailto:help@kopitiam.example" className={css({ overflowWrap: "anywhere" })}>
              help@kopitiam.example
            </Anchor>
            <span className={css({ display: "block", color: "text.muted" })}>{t("pages.mailText")}</span>
          </span>
        </Card>
      </div>
    </PageFrame>
  );
}
