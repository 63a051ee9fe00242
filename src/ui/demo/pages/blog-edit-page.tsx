/** Form of a blog post: title, slug, categories, text and picture. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { updateBlog } from "#generated/demo/forms/blog.ts";
import { useGetBlogForEdit, useGetBlogSidebar, useUpdateBlog } from "#generated/demo/hooks/blog.ts";
import type { BlogEdit, BlogInput, BlogStatus } from "#generated/demo/schema.ts";
import { FormBar } from "../../form/form-bar.tsx";
import { FormFields } from "../../form/form-fields.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { type ControlProps, type FieldWords, specsOf } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { Alert } from "../../kit/alert.tsx";
import { Avatar } from "../../kit/avatar.tsx";
import { Card } from "../../kit/card.tsx";
import { MultiSelect } from "../../kit/combobox/multi-select.tsx";
import { DropZone } from "../../kit/files/drop-zone.tsx";
import { useFormat } from "../../kit/format.tsx";
import { isGone } from "../../kit/loaded.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { problemText, statusOf } from "../../kit/problem.ts";
import { RichText } from "../../kit/rich-text.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { toDataUrl } from "../../kit/square-picture.ts";
import { toast } from "../../kit/toast.ts";
import { PersonName } from "../../layout/person/person-name.tsx";
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

function CategoriesControl({ label, value, onChange }: ControlProps) {
  const { data: sidebar } = useGetBlogSidebar();
  const chosen = value as BlogInput["blogCategories"];
  const categories = [
    ...(sidebar?.categories.map(({ category, value: each }) => ({ value: each, label: category })) ?? []),
    ...chosen,
  ].filter((each, at, all) => all.findIndex((other) => other.value === each.value) === at);
  return (
    <MultiSelect
      label={label}
      options={categories}
      values={chosen.map((each) => each.value)}
      onChange={(values) => onChange(values.flatMap((one) => categories.find((each) => each.value === one) ?? []))}
      onCreate={(text) => {
        const created = slugOf(text).slice(0, 40);
        if (created !== "") onChange([...chosen, { value: created, label: text.trim().slice(0, 40) }]);
      }}
    />
  );
}

function ContentControl({ label, value, onChange }: ControlProps) {
  return (
    <div
      className={css({
        borderWidth: "1px",
        borderColor: "border.strong",
        borderRadius: "control",
        overflow: "hidden",
      })}
    >
      <RichText label={label} defaultValue={String(value)} onChange={onChange} minHeight="14rem" />
    </div>
  );
}

/** Posts always have them: they cannot be left out, and are not marked as required. */
const given = { required: false, clearable: false } as const;
const aboutFields = specsOf(
  updateBlog,
  {
    blogTitle: { input: { maxLength: 150 } },
    slug: { input: { maxLength: 120, spellCheck: false, autoCapitalize: "none" } },
    blogCategories: { ...given, control: CategoriesControl },
    status: given,
  },
  ["blogTitle", "slug", "blogCategories", "status"],
);
const textFields = specsOf(
  updateBlog,
  {
    content: { ...given, control: ContentControl },
    excerpt: { ...given, kind: "lines", resizable: true, input: { maxLength: longestExcerpt } },
  },
  ["content", "excerpt"],
);

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
  const { values, changed, failure, set, change } = form;
  useShortcuts({ "Mod+s": () => changed.length > 0 && form.submit() });
  const followsTitle = values.slug === slugOf(values.blogTitle);
  const words: FieldWords = {
    field: (name) => labels[name as keyof typeof labels],
    choice: (_name, status) => t(`pages.status.${status as BlogStatus}`),
    help: (name) =>
      name === "slug"
        ? t("pages.slugHelp")
        : name === "excerpt"
          ? t("fields.left", { count: longestExcerpt - values.excerpt.length })
          : undefined,
  };
  return (
    <PageFrame
      title={t("pages.editPost", { title: post.blogTitle })}
      crumbs={[
        { label: t("pages.blog"), to: "/pages/blog/list" },
        { label: post.blogTitle, to: `/pages/blog/detail/${id}` },
        { label: t("common.edit") },
      ]}
    >
      <Form
        form={form}
        label={t("pages.post")}
        labels={labels}
        css={{ display: "flex", flexDirection: "column", flex: "1", gap: "4", "--form-width": "52rem" }}
      >
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
              <PersonName name={userFullName} />
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
            <FormFields
              form={form}
              fields={aboutFields}
              words={words}
              strict
              onChange={(name, value) =>
                change({ [name]: value, ...(name === "blogTitle" && followsTitle && { slug: slugOf(String(value)) }) })
              }
            />
          </div>
          <FormFields form={form} fields={textFields} words={words} strict />
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
