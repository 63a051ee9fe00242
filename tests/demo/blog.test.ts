/** Blog posts: lists, search, details, and where edits appear. */
import { expect, test } from "vitest";
import type { BlogDetail, BlogEdit, BlogInput, BlogList, BlogSidebar } from "#generated/demo/schema.ts";
import type { Problem } from "#src/contract/problem.ts";
import { type Visit, visitors } from "./visit.ts";

const visitor = visitors();
const base = "/blog/list/data";

const list = async (visit: Visit, query: Record<string, unknown> = {}) =>
  (await visit<BlogList>("GET", base, { query })).body;
const detail = (visit: Visit, id?: number) => visit<BlogDetail>("GET", `${base}/detail`, { query: { id } });
const sidebar = async (visit: Visit) => (await visit<BlogSidebar>("GET", `${base}/sidebar`)).body;
const save = <Body = BlogEdit>(visit: Visit, id: number, body: unknown) =>
  visit<Body>("PUT", `${base}/edit`, { query: { id }, body });

async function form(visit: Visit, id: number): Promise<BlogInput> {
  const { blogTitle, blogCategories, tags, slug, status, excerpt, content, featuredImage } = (
    await visit<BlogEdit>("GET", `${base}/edit`, { query: { id } })
  ).body;
  return { blogTitle, blogCategories, tags, slug, status, excerpt, content, featuredImage };
}

test("lists eight posts, newest first, with comment counts", async () => {
  const visit = visitor();
  const { blogs, total } = await list(visit);
  expect([blogs.length, total]).toEqual([8, 8]);
  const days = blogs.map(({ blogPosted }) => blogPosted);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { id, comments } of blogs) {
    const { body } = await detail(visit, id);
    expect([body.blog.id, body.blog.comments, body.comments.length]).toEqual([id, comments, comments]);
  }
});

test("pages are consecutive, and a page past the end is empty", async () => {
  const visit = visitor();
  const { blogs } = await list(visit);
  const pages = await Promise.all([1, 2, 3, 99].map((page) => list(visit, { page, perPage: 3 })));
  expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
  expect(pages.slice(0, 3).flatMap((page) => page.blogs)).toEqual(blogs);
  expect(pages[3]?.blogs).toEqual([]);
});

test("text, category and tag filters combine", async () => {
  const visit = visitor();
  const { blogs } = await list(visit);
  const titles = async (query: Record<string, unknown>) => (await list(visit, query)).blogs.map(({ title }) => title);

  expect(await titles({ q: "KAVITHA" })).toEqual(["Twelve desks for nineteen people"]);
  expect(await titles({ q: "payslip" })).toEqual(["A payslip your grandmother can read"]);
  expect(await titles({ tag: "cpf" })).toEqual(["The quiet hour before payday"]);
  const payroll = blogs
    .filter(({ blogCategories }) => blogCategories.some(({ value }) => value === "payroll"))
    .map(({ title }) => title);
  expect(payroll.length).toBeGreaterThan(1);
  expect(await titles({ category: "payroll" })).toEqual(payroll);
  expect(await titles({ category: "payroll", q: "grandmother" })).toEqual(["A payslip your grandmother can read"]);
  expect(await list(visit, { category: "weather" })).toEqual({ blogs: [], total: 0 });
});

test("a post has its neighbours in the list, and the first post is the default", async () => {
  const visit = visitor();
  const { blogs } = await list(visit);
  const named = ({ id, title }: { id: number; title: string }) => ({ id, title });
  const [first, second, third] = blogs.map(named);
  const last = blogs.at(-1)?.id ?? 0;

  expect((await detail(visit)).body.blog.id).toBe(first?.id);
  expect((await detail(visit)).body.previous).toBeNull();
  expect((await detail(visit, second?.id)).body).toMatchObject({ previous: first, next: third });
  expect((await detail(visit, last)).body.next).toBeNull();
});

test("the sidebar's counts per category match the list", async () => {
  const visit = visitor();
  const { recentPosts, categories } = await sidebar(visit);
  expect(recentPosts.map(({ id }) => id)).toEqual((await list(visit, { perPage: 4 })).blogs.map(({ id }) => id));
  expect(categories.length).toBeGreaterThan(4);
  for (const { value, count } of categories) expect((await list(visit, { category: value })).total, value).toBe(count);
});

test("a saved post appears in form, list, detail and sidebar, for this visitor only", async () => {
  const visit = visitor();
  const input: BlogInput = {
    blogTitle: "The loud hour after payday",
    blogCategories: [
      { value: "payroll", label: "Payroll" },
      { value: "night-shift", label: "Night shift" },
    ],
    tags: ["Karaoke"],
    slug: "the-loud-hour-after-payday",
    status: "Draft",
    excerpt: "Someone has found the microphone.",
    content: "<p>It was Gurmit from accounts.</p>",
    featuredImage: "/media/blog.svg#p05",
  };
  const answer = await save(visit, 3, input);
  expect([answer.status, answer.body]).toMatchObject([200, { id: 3, ...input }]);
  expect(await form(visit, 3)).toEqual(input);

  const { blogTitle: title, featuredImage: img, excerpt, content, slug, ...shared } = input;
  expect((await list(visit, { tag: "karaoke" })).blogs).toMatchObject([{ id: 3, title, img, excerpt, ...shared }]);
  expect((await detail(visit, 3)).body.blog).toMatchObject({ id: 3, title, img, content, slug, ...shared });
  expect((await sidebar(visit)).categories).toContainEqual({
    category: "Night shift",
    value: "night-shift",
    icon: "tag",
    count: 1,
  });
  expect((await list(visitor(), { tag: "karaoke" })).total).toBe(0);
});

test("a slug is unique, and a post can keep its own", async () => {
  const visit = visitor();
  const [first, second] = [await form(visit, 1), await form(visit, 2)];
  const taken = await save<Problem>(visit, 2, { ...second, slug: first.slug });
  expect([taken.status, taken.body.code, taken.body.errors]).toEqual([
    409,
    "slug-taken",
    [{ pointer: "/slug", code: "taken" }],
  ]);
  expect(await form(visit, 2)).toEqual(second);
  expect((await save(visit, 2, second)).status).toBe(200);
});

test("invalid values are rejected with a pointer", async () => {
  const visit = visitor();
  const good = await form(visit, 1);
  const faults = async (change: object) => {
    const { status, body } = await save<Problem>(visit, 1, { ...good, ...change });
    return [status, body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)];
  };
  expect(await faults({ slug: "Not A Slug" })).toEqual([422, ["/slug pattern"]]);
  expect(await faults({ status: "Lost" })).toEqual([422, ["/status enum"]]);
  expect(await faults({ blogTitle: "   " })).toEqual([422, ["/blogTitle pattern"]]);
  expect(await faults({ featuredImage: "https://elsewhere.example/pixel.png" })).toEqual([
    422,
    ["/featuredImage pattern"],
  ]);
  const twice = [
    { value: "payroll", label: "Payroll" },
    { value: "payroll", label: "Wages" },
  ];
  expect(await faults({ blogCategories: twice })).toEqual([422, ["/blogCategories/1/value duplicate"]]);
  expect(await form(visit, 1)).toEqual(good);
});

test("an unknown post returns 404 in detail, form and saving", async () => {
  const visit = visitor();
  const good = await form(visit, 1);
  const answers = [
    await detail(visit, 404),
    await visit("GET", `${base}/edit`, { query: { id: 404 } }),
    await save(visit, 404, good),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
