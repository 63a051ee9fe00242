/** Examples of /components/avatar. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const avatarPage = examplePage(
  "showcase-signs.avatar",
  { initials: "half", sizes: "half", status: "half", group: "half", broken: "half", square: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
