/** A blog post with its author and comments. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, Bookmark, Pencil } from "lucide-react";
import { useState } from "react";
import { useGetBlog } from "#generated/demo/hooks/blog.ts";
import type { BlogComment, BlogDetail } from "#generated/demo/schema.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Field } from "../../kit/field.tsx";
import { RelativeTime, useFormat } from "../../kit/format.tsx";
import { Input, Textarea } from "../../kit/input.tsx";
import { ButtonLink, Link } from "../../kit/link.tsx";
import { NotFoundPage } from "../../kit/not-found-page.tsx";
import { isGone } from "../../kit/loaded.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { ShareMenu } from "../../kit/share-menu.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { toast } from "../../kit/toast.ts";
import { useAccount } from "../../session/account.ts";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { Article } from "./article.tsx";
import { idOf } from "./search.ts";

const route = getRouteApi("/_app/pages/blog/detail/$id");
const crumb = (label: string) => ({ label, to: "/pages/blog/list" });

export function BlogStates({ missing, error, onRetry }: { missing: boolean; error: unknown; onRetry: () => void }) {
  const t = useText();
  if (missing)
    return (
      <NotFoundPage
        title={t("pages.unknownPost")}
        crumbs={[crumb(t("pages.blog"))]}
        action={<ButtonLink to="/pages/blog/list">{t("pages.toBlog")}</ButtonLink>}
      />
    );
  return (
    <PageFrame title={t("pages.post")} crumbs={[crumb(t("pages.blog")), { label: t("pages.post") }]}>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <Loading>
          <Skeleton css={{ h: "16rem", mb: "4", borderRadius: "card" }} />
          <Skeleton css={{ h: "5", mb: "3" }} />
          <Skeleton css={{ h: "5", w: "70%" }} />
        </Loading>
      )}
    </PageFrame>
  );
}

export function BlogDetailPage() {
  const params = route.useParams();
  const id = idOf(params.id);
  const { data, error, refetch } = useGetBlog(
    { query: { id } },
    { enabled: id > 0, retry: (count, failure) => count < 1 && !isGone(failure) },
  );
  if (data) return <Known key={id} detail={data} />;
  return <BlogStates missing={id === 0 || isGone(error)} error={error} onRetry={() => void refetch()} />;
}

function Known({ detail: { blog, comments, previous, next } }: { detail: BlogDetail }) {
  const t = useText();
  const format = useFormat();
  const account = useAccount();
  const [own, setOwn] = useState<readonly BlogComment[]>([]);
  const [marked, setMarked] = useState(false);
  const { id, img, title, avatar, userFullName, userAbout, createdTime, tags, content, bookmarked } = blog;
  const all = [...comments, ...own];
  return (
    <PageFrame
      title={title}
      intro={`${userFullName} · ${format.date(createdTime)}`}
      crumbs={[crumb(t("pages.blog")), { label: title }]}
      actions={
        <>
          <ShareMenu title={title} />
          <Button
            aria-pressed={marked}
            onClick={() => setMarked(!marked)}
            className={css({ _pressed: { color: "accent.text" } })}
          >
            <Bookmark size={16} aria-hidden fill={marked ? "currentColor" : "none"} />
            {t("pages.bookmarks", { count: bookmarked + Number(marked) })}
          </Button>
          <ButtonLink to="/pages/blog/edit/$id" params={{ id: String(id) }}>
            <Pencil size={16} aria-hidden />
            {t("common.edit")}
          </ButtonLink>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4", maxW: "56rem", gridTemplateColumns: "minmax(0, 1fr)" })}>
        <Card as="article" className={css({ overflow: "hidden" })}>
          <img
            src={img}
            alt=""
            className={css({ w: "full", aspectRatio: "16 / 9", maxH: "20rem", objectFit: "cover", bg: "inset" })}
          />
          <div className={css({ p: { base: "5", md: "8" } })}>
            <p className={css({ display: "flex", flexWrap: "wrap", gap: "1.5", mb: "4" })}>
              {tags.map((tag) => (
                <Link key={tag} to="/pages/blog/list" search={{ tag }} quiet>
                  <Tag>{tag}</Tag>
                </Link>
              ))}
            </p>
            <Article html={content} />
          </div>
        </Card>
        <Card
          padded
          className={css({ display: "flex", gap: "4", alignItems: "center" })}
          aria-label={t("pages.author")}
        >
          <Avatar name={userFullName} src={avatar} size={56} />
          <div>
            <PersonName name={userFullName} className={css({ fontWeight: "semibold" })} />
            <p className={css({ color: "text.muted" })}>{userAbout}</p>
          </div>
        </Card>
        <Card padded>
          <CardTitle className={css({ mb: "4" })}>{t("pages.comments", { count: all.length })}</CardTitle>
          <ul className={css({ display: "grid", gap: "4" })} aria-live="polite">
            {all.map((comment) => (
              <li key={comment.commentedAt + comment.commentText} className={css({ display: "flex", gap: "3" })}>
                <Avatar name={comment.userFullName} src={comment.avatar} />
                <div className={css({ minW: "0" })}>
                  <p>
                    <PersonName name={comment.userFullName} className={css({ fontWeight: "medium" })} />{" "}
                    <span className={css({ color: "text.muted", fontSize: "sm" })}>
                      <RelativeTime value={comment.commentedAt} />
                    </span>
                  </p>
                  <p className={css({ overflowWrap: "anywhere", whiteSpace: "pre-line" })}>{comment.commentText}</p>
                </div>
              </li>
            ))}
          </ul>
          <CommentForm
            name={account?.fullName ?? ""}
            email={account?.email ?? ""}
            onSend={(userFullName, commentText) => {
              setOwn([
                ...own,
                { userFullName, commentText, avatar: account?.avatar ?? "", commentedAt: new Date().toISOString() },
              ]);
              toast({ text: t("pages.commented") });
            }}
          />
        </Card>
        <nav
          className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "3" })}
          aria-label={t("pages.otherPosts")}
        >
          {previous ? (
            <Link
              to="/pages/blog/detail/$id"
              params={{ id: String(previous.id) }}
              className={css({ display: "inline-flex", gap: "2", alignItems: "center" })}
            >
              <ArrowLeft size={16} className="mirrored" aria-hidden />
              {previous.title}
            </Link>
          ) : (
            <span />
          )}
          {next && (
            <Link
              to="/pages/blog/detail/$id"
              params={{ id: String(next.id) }}
              className={css({ display: "inline-flex", gap: "2", alignItems: "center" })}
            >
              {next.title}
              <ArrowRight size={16} className="mirrored" aria-hidden />
            </Link>
          )}
        </nav>
      </div>
    </PageFrame>
  );
}

interface CommentFormProps {
  name: string;
  email: string;
  onSend: (name: string, text: string) => void;
}

function CommentForm({ name, email, onSend }: CommentFormProps) {
  const t = useText();
  const form = useForm({
    initial: { name, email, text: "" },
    check: (values) => ({
      ...(values.name.trim() === "" && { name: t("pages.nameMissing") }),
      ...(!/^\S+@\S+\.\S+$/.test(values.email.trim()) && { email: t("common.fault.format", { format: "email" }) }),
      ...(values.text.trim() === "" && { text: t("pages.commentMissing") }),
    }),
    send: async (values) => () => {
      onSend(values.name.trim(), values.text.trim());
      form.reset();
    },
  });
  return (
    <Form
      form={form}
      label={t("pages.leaveComment")}
      css={{ mt: "6", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}
    >
      <Field label={t("pages.name")} error={form.errors.name} required>
        <Input {...form.bind("name")} autoComplete="name" maxLength={80} />
      </Field>
      <Field label={t("pages.email")} error={form.errors.email} required>
        <Input {...form.bind("email")} type="email" autoComplete="email" maxLength={120} />
      </Field>
      <div className={css({ gridColumn: "1 / -1" })}>
        <Field label={t("pages.comment")} error={form.errors.text} help={t("pages.commentHelp")} required>
          <Textarea {...form.bind("text")} rows={3} maxLength={1000} />
        </Field>
      </div>
      <div className={css({ gridColumn: "1 / -1" })}>
        <Button type="submit" variant="solid">
          {t("pages.sendComment")}
        </Button>
      </div>
    </Form>
  );
}
