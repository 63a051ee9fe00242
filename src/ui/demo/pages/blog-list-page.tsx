/** Blog posts with search, categories and tags. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { useEffect } from "react";
import { useGetBlogSidebar, useListBlogs } from "#generated/demo/hooks/blog.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { SideEntry } from "../../kit/side-entry.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../kit/states.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { Pager } from "../../table/pager.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { iconOf } from "./icons.ts";
import { blogQuery, postsPerPage, readBlog, type BlogView } from "./search.ts";
import { SearchHead } from "./search-head.tsx";

const cards = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
});

export function BlogListPage() {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useLatestSearch(readBlog);
  const { data, error, refetch, isPlaceholderData } = useListBlogs(
    { query: blogQuery(view) },
    { placeholderData: keepPreviousData },
  );
  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / postsPerPage));
  const page = Math.min(view.page ?? 1, last);
  const past = data !== undefined && !isPlaceholderData && total > 0 && (view.page ?? 1) > last;
  const set = (changes: { readonly [Name in keyof BlogView]: BlogView[Name] | undefined }, replace = false): void => {
    const next = Object.fromEntries(
      Object.entries({ ...view, page: undefined, ...changes }).filter(([, value]) => value !== undefined),
    );
    void navigate({ to: "/pages/blog/list", search: next, replace, resetScroll: "page" in changes });
  };
  useEffect(() => {
    if (past) set({ page: last === 1 ? undefined : last }, true);
  });
  const filtered = view.q !== undefined || view.category !== undefined || view.tag !== undefined;
  const content = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data || past)
      return (
        <Loading>
          <div className={cards}>
            {[1, 2, 3, 4].map((each) => (
              <Skeleton key={each} css={{ h: "22rem", my: "0", borderRadius: "card" }} />
            ))}
          </div>
        </Loading>
      );
    if (data.blogs.length === 0)
      return filtered ? (
        <NoMatch query={view.q} onClear={() => void navigate({ to: "/pages/blog/list", search: {} })} />
      ) : (
        <EmptyState
          title={t("pages.noPosts")}
          action={<Button onClick={() => void refetch()}>{t("common.reload")}</Button>}
        />
      );
    return (
      <>
        <ul className={cards} aria-busy={isPlaceholderData || undefined}>
          {data.blogs.map(({ id, img, title, avatar, userFullName, blogPosted, tags, excerpt, comments }) => (
            <Card
              as="li"
              key={id}
              className={css({ overflow: "hidden", display: "grid", gridTemplateRows: "auto 1fr" })}
            >
              <img
                src={img}
                alt=""
                loading="lazy"
                className={css({ w: "full", aspectRatio: "16 / 9", objectFit: "cover", bg: "inset" })}
              />
              <div className={css({ p: "4", display: "flex", flexDirection: "column", gap: "2.5" })}>
                <h2 className={css({ fontWeight: "semibold", fontSize: "lg", lineHeight: "lg" })}>
                  <Link
                    quiet
                    to="/pages/blog/detail/$id"
                    params={{ id: String(id) }}
                    className={css({ _hover: { textDecoration: "underline" } })}
                  >
                    {title}
                  </Link>
                </h2>
                <p
                  className={css({
                    display: "flex",
                    alignItems: "center",
                    gap: "2",
                    color: "text.muted",
                    fontSize: "sm",
                  })}
                >
                  <Avatar name={userFullName} src={avatar} size={22} />
                  <span>
                    <PersonName name={userFullName} /> · {format.date(blogPosted)}
                  </span>
                </p>
                <p className={css({ display: "flex", flexWrap: "wrap", gap: "1.5" })}>
                  {tags.map((tag) => (
                    <Link key={tag} to="/pages/blog/list" search={{ tag }} quiet>
                      <Tag tone={view.tag === tag ? "accent" : "neutral"}>{tag}</Tag>
                    </Link>
                  ))}
                </p>
                <p className={css({ color: "text.muted", lineClamp: "3" })}>{excerpt}</p>
                <p className={css({ display: "flex", justifyContent: "space-between", mt: "auto", pt: "2" })}>
                  <span
                    className={css({ display: "inline-flex", alignItems: "center", gap: "1.5", color: "text.muted" })}
                  >
                    <MessageSquare size={16} aria-hidden />
                    {t("pages.comments", { count: comments })}
                  </span>
                  <Link
                    to="/pages/blog/detail/$id"
                    params={{ id: String(id) }}
                    aria-label={`${t("pages.readMore")}: ${title}`}
                  >
                    {t("pages.readMore")}
                  </Link>
                </p>
              </div>
            </Card>
          ))}
        </ul>
        <div className={css({ mt: "3", "& > nav": { borderTopWidth: "0", px: "0" } })}>
          <Pager page={page} pageSize={postsPerPage} total={total} onPage={(next) => set({ page: next })} />
        </div>
      </>
    );
  };
  return (
    <PageFrame title={t("pages.blog")} intro={t("pages.blogText")}>
      <div
        className={css({
          display: "grid",
          gap: "5",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 17rem" },
        })}
      >
        <div className={css({ minW: "0" })}>
          <SearchHead
            label={t("pages.searchPosts")}
            q={view.q}
            found={data ? t("pages.posts", { count: total }) : ""}
            onSearch={(q) => set({ q: q === "" ? undefined : q }, true)}
          />
          {view.tag !== undefined && (
            <p className={css({ mb: "3", display: "flex", alignItems: "center", gap: "2" })}>
              {t("pages.withTag", { tag: view.tag })}
              <Button size="xs" onClick={() => set({ tag: undefined })}>
                {t("pages.removeTag")}
              </Button>
            </p>
          )}
          {content()}
        </div>
        <Sidebar category={view.category} />
      </div>
    </PageFrame>
  );
}

function Sidebar({ category }: { category: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGetBlogSidebar();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <aside className={css({ display: "grid", gap: "4" })} aria-label={t("pages.more")}>
      <Card padded>
        <CardTitle className={css({ mb: "3" })}>{t("pages.recent")}</CardTitle>
        {!data && <Skeleton css={{ h: "10rem" }} />}
        <ul className={css({ display: "grid", gap: "3" })}>
          {data?.recentPosts.map(({ id, img, title, createdTime }) => (
            <li key={id} className={css({ display: "flex", gap: "3" })}>
              <img
                src={img}
                alt=""
                className={css({ w: "16", h: "12", objectFit: "cover", borderRadius: "control", flexShrink: 0 })}
              />
              <span className={css({ minW: "0" })}>
                <Link quiet to="/pages/blog/detail/$id" params={{ id: String(id) }}>
                  {title}
                </Link>
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                  {format.date(createdTime)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card padded>
        <CardTitle className={css({ mb: "2" })}>{t("pages.categories")}</CardTitle>
        {!data && <Skeleton css={{ h: "8rem" }} />}
        <ul>
          {data?.categories.map(({ category: name, value, icon, count }) => {
            const on = category === value;
            return (
              <li key={value}>
                <Link
                  quiet
                  to="/pages/blog/list"
                  search={on ? {} : { category: value }}
                  aria-current={on ? "page" : undefined}
                  className={css({ display: "block" })}
                >
                  <SideEntry icon={iconOf(icon)} end={count}>
                    {name}
                  </SideEntry>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </aside>
  );
}
