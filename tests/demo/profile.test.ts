/** The numbers on the profile match what they count. */
import { expect, test } from "vitest";
import type { Profile } from "#generated/demo/schema.ts";
import { today, visitors } from "./visit.ts";

const visitor = visitors();
const read = async () => (await visitor()<Profile>("GET", "/profile/data")).body;

test("every part of the screen has content", async () => {
  const { suggestedPages, twitterFeeds, posts, latestPhotos, suggestions, friends, polls } = await read();
  const parts = { suggestedPages, twitterFeeds, posts, latestPhotos, suggestions, friends, polls };
  expect(Object.entries(parts).filter(([, { length }]) => length < 3)).toEqual([]);
});

test("counts of likes and comments match the people and comments shown", async () => {
  for (const post of (await read()).posts) {
    expect(post.likes, post.postText).toBe(post.likedUsers.length + post.likedCount);
    expect(post.comments, post.postText).toBe(post.detailedComments.length);
    expect(post.postImg, post.postText).not.toBeNull();
  }
});

test("one post has a video, with a picture for it until it plays", async () => {
  const [film, ...others] = (await read()).posts.filter(({ postVid }) => postVid !== null);
  expect(film?.postVid).toMatch(/^\/media\/.+\.webm$/);
  expect(film?.postImg).toMatch(/^\/media\/.+\.svg$/);
  expect(others).toEqual([]);
});

test("posts are newest first and in the past", async () => {
  const times = (await read()).posts.map(({ postTime }) => postTime);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((times[0] ?? "") < today.toISOString()).toBe(true);
});

test("the poll's percentages add up", async () => {
  expect((await read()).polls.reduce((sum, { result }) => sum + result, 0)).toBe(100);
});
