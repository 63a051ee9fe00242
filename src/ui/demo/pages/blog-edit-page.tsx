/** Form of a blog post: title, slug, categories, text and picture. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { useId } from "react";
import { useGetBlogForEdit, useGetBlogSidebar, useUpdateBlog } from "#generated/demo/hooks/blog.ts";
import { blogStatusValues, type BlogEdit, type BlogInput, type BlogStatus } from "#generated/demo/schema.ts";
import { FormBar } from "../../form/form-bar.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { useForm } from "../../form/use-form.ts";
import { Alert } from "../../kit/alert.tsx";
import { Avatar } from "../../kit/avatar.tsx";
import { Card } from "../../kit/card.tsx";
import { MultiSelect } from "../../kit/combobox/multi-select.tsx";
import { Field } from "../../kit/field.tsx";
import { DropZone } from "../../kit/files/drop-zone.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Input, Textarea } from "../../kit/input.tsx";
import { isGone } from "../../kit/loaded.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { problemText, statusOf } from "../../kit/problem.ts";
import { RichText } from "../../kit/rich-text.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { toDataUrl } from "../../kit/square-picture.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { BlogStates } from "./blog-detail-page.tsx";
import { idOf } from "./search.ts";

const route = getRouteApi("/_app/pages/blog/edit/$id");
const longestExcerpt = 300;
const largestPicture = 500_000;
const kinds = "image/png,image/jpeg,image/webp";

export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 120);

export function BlogEditPage() {
  const params = route.useParams();
  const id = idOf(params.id);
  const { data, error, refetch } = useGetBlogForEdit(
    { query: { id } },
    { enabled: id > 0, retry: (count, failure) => count < 1 && !isGone(failure) },
  );
  if (data) return <Known key={id} post={data} />;
  return <BlogStates missing={id === 0 || isGone(error)} error={error} onRetry={() => void refetch()} />;
}

function Known({ post }: { post: BlogEdit }) {
  const t = useText();
  const format = useFormat();
  const navigate = route.useNavigate();
  const describedBy = useId();
  const { data: sidebar } = useGetBlogSidebar();
  const { mutateAsync: update } = useUpdateBlog();
  const { id, avatar, userFullName, createdTime, ...saved } = post;
  const toDetail = (): void => void navigate({ to: "/pages/blog/detail/$id", params: { id: String(id) } });
  const labels = {
    blogTitle: t("pages.title"),
    blogCategories: t("pages.categories"),
    tags: t("pages.tags"),
    slug: t("pages.slug"),
    status: t("pages.status"),
    excerpt: t("pages.excerpt"),
    content: t("pages.content"),
    featuredImage: t("pages.picture"),
  } as const;
  const form = useForm<BlogInput>({
    initial: saved,
    version: 1,
    check: ({ blogTitle, slug }) => ({
      ...(blogTitle.trim() === "" && { blogTitle: t("common.fault.requiredField", { field: labels.blogTitle }) }),
      ...(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && { slug: t("pages.slugWrong") }),
    }),
    async send(values) {
      await update({ query: { id }, body: values });
      toast({ text: t("crud.saved", { name: values.blogTitle }) });
      return toDetail;
    },
    refused: (error) => (statusOf(error) === 409 ? { slug: t("pages.slugTaken") } : undefined),
  });
  const { values, errors, changed, failure, set, change } = form;
  useShortcuts({ "Mod+s": () => changed.length > 0 && form.submit() });
  const categories = [
    ...(sidebar?.categories.map(({ category, value }) => ({ value, label: category })) ?? []),
    ...values.blogCategories,
  ].filter((each, at, all) => all.findIndex(({ value }) => value === each.value) === at);
  const followsTitle = values.slug === slugOf(values.blogTitle);
  return (
    <PageFrame
      title={t("pages.editPost", { title: post.blogTitle })}
      crumbs={[
        { label: t("pages.blog"), to: "/pages/blog/list" },
        { label: post.blogTitle, to: `/pages/blog/detail/${id}` },
        { label: t("common.edit") },
      ]}
    >
      <Form form={form} label={t("pages.post")} labels={labels} display="flex" flexDirection="column" flex="1" gap="4">
        {failure !== null && (
          <Alert tone="danger" live="alert">
            {problemText(t, failure)}
          </Alert>
        )}
        <Card
          padded
          as="div"
          className={css({ display: "grid", gap: "5", maxW: "52rem", mb: "6", gridTemplateColumns: "minmax(0, 1fr)" })}
        >
          <p className={css({ display: "flex", alignItems: "center", gap: "3" })}>
            <Avatar name={userFullName} src={avatar} />
            <span>
              {userFullName}
              <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                {format.date(createdTime)}
              </span>
            </span>
          </p>
          <div
            className={css({
              display: "grid",
              gap: "4",
              gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            })}
          >
            <Field label={labels.blogTitle} error={errors.blogTitle} required>
              <Input
                {...form.bind("blogTitle")}
                maxLength={150}
                onChange={({ target }) =>
                  change({ blogTitle: target.value, ...(followsTitle && { slug: slugOf(target.value) }) })
                }
              />
            </Field>
            <Field label={labels.slug} error={errors.slug} help={t("pages.slugHelp")} required>
              <Input {...form.bind("slug")} maxLength={120} spellCheck={false} autoCapitalize="none" />
            </Field>
            <Field label={labels.blogCategories}>
              <MultiSelect
                label={labels.blogCategories}
                options={categories}
                values={values.blogCategories.map(({ value }) => value)}
                onChange={(chosen) =>
                  set(
                    "blogCategories",
                    chosen.flatMap((value) => categories.find((each) => each.value === value) ?? []),
                  )
                }
                onCreate={(label) => {
                  const value = slugOf(label).slice(0, 40);
                  if (value !== "")
                    set("blogCategories", [...values.blogCategories, { value, label: label.trim().slice(0, 40) }]);
                }}
              />
            </Field>
            <Field label={labels.status}>
              <Select value={values.status} onChange={({ target }) => set("status", target.value as BlogStatus)}>
                <Options values={blogStatusValues} label={(status) => t(`pages.status.${status}`)} />
              </Select>
            </Field>
          </div>
          <div className={css({ display: "grid", gap: "1.5" })}>
            <span id={describedBy} className={css({ fontWeight: "medium" })}>
              {labels.content}
            </span>
            <div
              className={css({
                borderWidth: "1px",
                borderColor: "border.strong",
                borderRadius: "control",
                overflow: "hidden",
              })}
            >
              <RichText
                label={labels.content}
                defaultValue={values.content}
                onChange={(content) => set("content", content)}
                minHeight="14rem"
              />
            </div>
          </div>
          <Field label={labels.excerpt} help={t("fields.left", { count: longestExcerpt - values.excerpt.length })}>
            <Textarea {...form.bind("excerpt")} rows={3} maxLength={longestExcerpt} />
          </Field>
          <div
            className={css({
              display: "grid",
              gap: "4",
              gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "12rem minmax(0, 1fr)" },
              alignItems: "center",
            })}
          >
            <img
              src={values.featuredImage}
              alt={labels.featuredImage}
              className={css({
                w: "full",
                aspectRatio: "16 / 9",
                objectFit: "cover",
                borderRadius: "control",
                bg: "inset",
              })}
            />
            <DropZone
              label={labels.featuredImage}
              limits={{ accept: kinds, maxBytes: largestPicture }}
              onFiles={([file]) => {
                if (file) void toDataUrl(file).then((picture) => set("featuredImage", picture));
              }}
            />
          </div>
        </Card>
        <FormBar changed={changed.map((name) => labels[name])} busy={form.status === "sending"} onCancel={toDetail} />
        <LeaveGuard isDirty={form.isDirty} />
      </Form>
    </PageFrame>
  );
}
