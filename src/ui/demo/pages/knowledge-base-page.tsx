/** Knowledge base: its cards, the groups of questions of one card, and one question. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import {
  useGetKnowledgeBaseQuestion,
  useListKnowledgeBase,
  useListKnowledgeBaseCategories,
} from "#generated/demo/hooks/knowledge-base.ts";
import type { KnowledgeBaseCategory } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Highlight } from "../../kit/highlight.tsx";
import { ButtonLink, Link } from "../../kit/link.tsx";
import { NotFoundPage } from "../../kit/not-found-page.tsx";
import { isGone } from "../../kit/loaded.tsx";
import { plain, wordsOf } from "../../kit/match.ts";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../kit/states.tsx";
import type { Tone } from "../../kit/status-dot.tsx";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { useText } from "../../messages/use-text.ts";
import { Article } from "./article.tsx";
import { iconOf } from "./icons.ts";
import { readText } from "./search.ts";
import { SearchHead } from "./search-head.tsx";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});
/** A few groups share the width. */
const groups = css({
  display: "grid",
  gap: "4",
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
});
const base = "/pages/knowledge-base";

function Waiting() {
  return (
    <Loading>
      <div className={grid}>
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <Skeleton key={each} css={{ h: "11rem", my: "0", borderRadius: "card" }} />
        ))}
      </div>
    </Loading>
  );
}

function Unknown() {
  const t = useText();
  return (
    <NotFoundPage
      title={t("pages.unknownTitle")}
      crumbs={[{ label: t("pages.knowledgeBase"), to: base }]}
      action={<ButtonLink to={base}>{t("pages.knowledgeBase")}</ButtonLink>}
    />
  );
}

export function KnowledgeBasePage() {
  const t = useText();
  const navigate = useNavigate();
  const { q } = useLatestSearch(readText);
  const { data, error, refetch } = useListKnowledgeBase();
  const words = wordsOf(q ?? "");
  const found = data?.filter(({ title, desc }) => words.every((word) => plain(`${title} ${desc}`).includes(word)));
  return (
    <PageFrame title={t("pages.knowledgeBase")} intro={t("pages.knowledgeBaseText")}>
      <SearchHead
        label={t("pages.searchTopics")}
        title={t("pages.searchTitle")}
        q={q}
        found={found ? t("pages.topics", { count: found.length }) : ""}
        onSearch={(text) =>
          void navigate({ to: base, search: text === "" ? {} : { q: text }, replace: true, resetScroll: false })
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <Waiting />
      ) : data?.length === 0 ? (
        <EmptyState
          title={t("pages.noTopics")}
          action={<Button onClick={() => void refetch()}>{t("common.reload")}</Button>}
        />
      ) : found.length === 0 ? (
        <NoMatch query={q} onClear={() => void navigate({ to: base, search: {} })} />
      ) : (
        <ul className={grid}>
          {found.map(({ id, category, img, title, desc }) => (
            <Card
              as="li"
              key={id}
              className={css({ position: "relative", overflow: "hidden", _hover: { borderColor: "border.strong" } })}
            >
              <img
                src={img}
                alt=""
                loading="lazy"
                className={css({ w: "full", h: "8rem", objectFit: "cover", bg: "inset" })}
              />
              <div className={css({ p: "4" })}>
                <CardTitle>
                  <Link
                    quiet
                    to="/pages/knowledge-base/$category"
                    params={{ category }}
                    className={css({ "&::after": { content: '""', position: "absolute", inset: "0" } })}
                  >
                    <Highlight text={title} words={words} />
                  </Link>
                </CardTitle>
                <p className={css({ color: "text.muted" })}>
                  <Highlight text={desc} words={words} />
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

const colors: Record<Tone, string> = {
  neutral: css({ color: "text.muted" }),
  accent: css({ color: "accent.text" }),
  success: css({ color: "success.text" }),
  warning: css({ color: "warning.text" }),
  danger: css({ color: "danger.text" }),
  info: css({ color: "info.text" }),
};
const colorOf = (name: string): string => colors[name === "primary" ? "accent" : (name as Tone)] ?? colors.neutral;

const categoryRoute = getRouteApi("/_app/pages/knowledge-base/$category/");

export function CategoryPage() {
  const t = useText();
  const { category } = categoryRoute.useParams();
  const cards = useListKnowledgeBase();
  const query = useListKnowledgeBaseCategories(
    { query: { category } },
    { retry: (count, error) => count < 1 && !isGone(error) },
  );
  const card = cards.data?.find((each) => each.category === category);
  if (isGone(query.error)) return <Unknown />;
  const title = card?.title ?? t("pages.category");
  return (
    <PageFrame
      title={title}
      intro={card?.desc}
      crumbs={[{ label: t("pages.knowledgeBase"), to: base }, { label: title }]}
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void Promise.all([query.refetch(), cards.refetch()])} />
      ) : !query.data || cards.isPending ? (
        <Waiting />
      ) : (
        <div className={groups}>
          {query.data.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
      )}
    </PageFrame>
  );
}

function Group({ group: { category, title, icon, iconColor, questions } }: { group: KnowledgeBaseCategory }) {
  return (
    <Card padded>
      <CardTitle className={css({ display: "flex", alignItems: "center", gap: "2", mb: "3" })}>
        <span className={colorOf(iconColor)}>{iconOf(icon, 18)}</span>
        <span className={css({ flex: "1" })}>{title}</span>
        <span className={css({ color: "text.muted", fontWeight: "normal", fontVariantNumeric: "tabular-nums" })}>
          {questions.length}
        </span>
      </CardTitle>
      <ul className={css({ display: "grid", gap: "2" })}>
        {questions.map(({ id, question, slug }) => (
          <li key={id}>
            <Link to="/pages/knowledge-base/$category/$slug" params={{ category, slug }}>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const questionRoute = getRouteApi("/_app/pages/knowledge-base/$category/$slug");

export function QuestionPage() {
  const t = useText();
  const format = useFormat();
  const { category, slug } = questionRoute.useParams();
  const [helpful, setHelpful] = useState<boolean>();
  const { data, error, refetch } = useGetKnowledgeBaseQuestion(
    { query: { slug } },
    { retry: (count, failure) => count < 1 && !isGone(failure) },
  );
  if (isGone(error) || (data && data.category !== category)) return <Unknown />;
  const title = data?.title ?? t("pages.question");
  return (
    <PageFrame
      title={title}
      intro={data && t("pages.updated", { date: format.date(data.lastUpdated) })}
      crumbs={[
        { label: t("pages.knowledgeBase"), to: base },
        { label: data?.categoryTitle ?? t("pages.category"), to: `${base}/${category}` },
        { label: title },
      ]}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : (
        <div
          className={css({
            display: "grid",
            gap: "4",
            alignItems: "start",
            gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 18rem" },
          })}
        >
          <Card padded as="article">
            <Article html={data.content} />
            <div
              className={css({
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                gap: "3",
                mt: "6",
                pt: "4",
                borderTopWidth: "1px",
                borderColor: "border",
              })}
            >
              <span role="status">{helpful === undefined ? t("pages.helpful") : t("pages.thanks")}</span>
              <Button size="sm" aria-pressed={helpful === true} onClick={() => setHelpful(true)}>
                <ThumbsUp size={16} aria-hidden />
                {t("pages.yes")}
              </Button>
              <Button size="sm" aria-pressed={helpful === false} onClick={() => setHelpful(false)}>
                <ThumbsDown size={16} aria-hidden />
                {t("pages.no")}
              </Button>
            </div>
          </Card>
          <Card padded>
            <CardTitle className={css({ mb: "3" })}>{t("pages.related")}</CardTitle>
            <ul className={css({ display: "grid", gap: "2" })}>
              {data.relatedQuestions.map((related) => (
                <li key={related.id}>
                  <Link to="/pages/knowledge-base/$category/$slug" params={{ category, slug: related.slug }}>
                    {related.question}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </PageFrame>
  );
}
