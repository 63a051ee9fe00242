/** Examples of /components/carousel. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const carouselPage = examplePage(
  "showcase-frames.carousel",
  { basic: "half", captions: "half", fade: "half", moving: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
