/** Every sample picture by its path below /media. */
import { avatars, avatarSheet } from "./avatars.ts";
import { blogPictures } from "./blog.ts";
import { guidePictures, planPictures } from "./guides.ts";
import { cover, photos, room } from "./photos.ts";
import { productPictures } from "./products.ts";
import { filePictures, logo, statePictures } from "./signs.ts";
import { sheet } from "./svg.ts";

const numbered = (start: string, pictures: readonly string[]): [string, string][] =>
  pictures.map((picture, index) => [`${start}${String(index + 1).padStart(2, "0")}.svg`, picture]);

const named = (folder: string, pictures: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(pictures).map(([name, picture]) => [`${folder}${name}.svg`, picture]);

export const media: ReadonlyMap<string, string> = new Map([
  ...named("art/", statePictures),
  ...numbered("avatars/", avatars),
  ["avatars.svg", avatarSheet],
  ["blog.svg", sheet(800, 420, blogPictures)],
  ...named("brand/", { logo }),
  ...named("files/", filePictures),
  ["knowledge-base.svg", sheet(320, 200, guidePictures)],
  ...named("pricing/", planPictures),
  ["products.svg", sheet(240, 240, productPictures)],
  ["profile/photos.svg", sheet(480, 360, photos)],
  ...named("profile/", { cover, video: room }),
]);
