/** Handlers of the blog: list, sidebar, one post, and saving it. */
import { defaultPageSize } from "#src/contract/page-size.ts";
import type { BlogEdit, BlogListItem, BlogSidebarCategory } from "#generated/demo/schema.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { byText, contains, pageOf } from "./lists.ts";
import { type BlogPost, type BlogState, blogCategoryIcons } from "./samples/blog.ts";
import type { DemoHandlers } from "./state.ts";

const recentCount = 4;

/** The post with the id, or the first one. */
function findPost({ posts }: BlogState, id: number | undefined): BlogPost {
  const post = id === undefined ? posts[0] : posts.find((one) => one.id === id);
  if (!post) throw notFound("There is no such blog post.");
  return post;
}

function listItem({
  createdTime,
  content: _content,
  slug: _slug,
  author,
  comments,
  bookmarked: _bookmarked,
  ...post
}: BlogPost): BlogListItem {
  return {
    ...post,
    avatar: author.avatar,
    userFullName: author.fullName,
    blogPosted: createdTime.slice(0, 10),
    comments: comments.length,
  };
}

function editable(post: BlogPost): BlogEdit {
  return {
    id: post.id,
    avatar: post.author.avatar,
    userFullName: post.author.fullName,
    createdTime: post.createdTime,
    blogTitle: post.title,
    blogCategories: post.blogCategories,
    tags: post.tags,
    slug: post.slug,
    status: post.status,
    excerpt: post.excerpt,
    content: post.content,
    featuredImage: post.img,
  };
}

/** Every category in use, by name; custom ones get the icon of a tag. */
function categoriesOf({ posts }: BlogState): BlogSidebarCategory[] {
  const found = new Map<string, BlogSidebarCategory>();
  for (const { value, label } of posts.flatMap(({ blogCategories }) => blogCategories)) {
    const category = found.get(value) ?? { category: label, value, icon: blogCategoryIcons[value] ?? "tag", count: 0 };
    found.set(value, { ...category, count: category.count + 1 });
  }
  return [...found.values()].toSorted((a, b) => byText(a.category, b.category));
}

export const blogHandlers: DemoHandlers = {
  listBlogs: ({ query }, { state }) => {
    const { q = "", category, tag, page = 1, perPage = defaultPageSize } = query ?? {};
    const fitting = state.blog.posts.filter(
      (post) =>
        [post.title, post.excerpt, post.author.fullName].some((field) => contains(field, q)) &&
        (category === undefined || post.blogCategories.some(({ value }) => value === category)) &&
        (tag === undefined || post.tags.some((one) => one.toLowerCase() === tag.toLowerCase())),
    );
    return { blogs: pageOf(fitting, page, perPage).map(listItem), total: fitting.length };
  },

  getBlogSidebar: (_input, { state }) => ({
    recentPosts: state.blog.posts
      .slice(0, recentCount)
      .map(({ id, img, title, createdTime }) => ({ id, img, title, createdTime })),
    categories: categoriesOf(state.blog),
  }),

  getBlog: ({ query }, { state }) => {
    const post = findPost(state.blog, query?.id);
    const { excerpt: _excerpt, author, comments, ...rest } = post;
    const place = state.blog.posts.indexOf(post);
    const neighbour = (one: BlogPost | undefined) => (one ? { id: one.id, title: one.title } : null);
    return {
      blog: {
        ...rest,
        avatar: author.avatar,
        userFullName: author.fullName,
        userAbout: author.about,
        comments: comments.length,
      },
      comments,
      previous: neighbour(state.blog.posts[place - 1]),
      next: neighbour(state.blog.posts[place + 1]),
    };
  },

  getBlogForEdit: ({ query }, { state }) => editable(findPost(state.blog, query?.id)),

  updateBlog: ({ query, body }, { state }) => {
    const post = findPost(state.blog, query?.id);
    if (state.blog.posts.some((other) => other !== post && other.slug === body.slug)) {
      throw conflict("slug-taken", "Another post has this slug.", [{ pointer: "/slug", code: "taken" }]);
    }
    const values = body.blogCategories.map(({ value }) => value);
    const twice = values.findIndex((value, place) => values.indexOf(value) < place);
    if (twice >= 0) throw invalid(`/blogCategories/${twice}/value`, "duplicate");

    const { blogTitle: title, featuredImage: img, ...rest } = body;
    Object.assign(post, rest, { title, img });
    return editable(post);
  },
};
