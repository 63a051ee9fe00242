/** /components/avatar: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Broken } from "./broken.tsx";
import { Group } from "./group.tsx";
import { Initials } from "./initials.tsx";
import { Sizes } from "./sizes.tsx";
import { Square } from "./square.tsx";
import { Status } from "./status.tsx";

export const avatarPage = examplePage("showcase-signs.avatar", {
  initials: [Initials, () => import("./initials.tsx?raw")],
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
  status: [Status, () => import("./status.tsx?raw")],
  group: [Group, () => import("./group.tsx?raw")],
  broken: [Broken, () => import("./broken.tsx?raw")],
  square: [Square, () => import("./square.tsx?raw")],
});
