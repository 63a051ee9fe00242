/** Samples of the blog: posts with authors and comments, newest first, dated relative to now. */
import type { BlogCategory, BlogComment, BlogStatus } from "#generated/demo/schema.ts";
import { blogTexts } from "./blog-texts.ts";
import { minutesAgo } from "./moments.ts";
import type { Person } from "./people.ts";

export interface BlogAuthor extends Person {
  about: string;
}

export interface BlogPost {
  id: number;
  img: string;
  title: string;
  slug: string;
  author: BlogAuthor;
  createdTime: string;
  blogCategories: BlogCategory[];
  tags: string[];
  status: BlogStatus;
  excerpt: string;
  content: string;
  bookmarked: number;
  comments: BlogComment[];
}

export interface BlogState {
  /** Newest first. */
  posts: BlogPost[];
}

/** Lucide icons of the categories that the samples use. */
export const blogCategoryIcons: Readonly<Record<string, string>> = {
  hiring: "handshake",
  payroll: "banknote",
  people: "users",
  product: "box",
  singapore: "map-pin",
  workplace: "building-2",
};

export function createBlogState(now: Date): BlogState {
  const hoursAgo = (hours: number): string => minutesAgo(now, hours * 60);
  return {
    posts: blogTexts.map(({ hoursOld, categories, comments, ...text }, place) => ({
      id: place + 1,
      img: `/media/blog.svg#p0${place + 1}`,
      createdTime: hoursAgo(hoursOld),
      status: "Published",
      blogCategories: categories.map((label) => ({ value: label.toLowerCase(), label })),
      comments: comments.map(([{ avatar, fullName }, hoursAfter, commentText]) => ({
        avatar,
        userFullName: fullName,
        commentedAt: hoursAgo(hoursOld - hoursAfter),
        commentText,
      })),
      ...text,
    })),
  };
}
