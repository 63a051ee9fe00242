/** /components/carousel: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Basic } from "./basic.tsx";
import { Captions } from "./captions.tsx";
import { Fade } from "./fade.tsx";
import { Moving } from "./moving.tsx";

export const carouselPage = examplePage("showcase-frames.carousel", {
  basic: [Basic, () => import("./basic.tsx?raw")],
  captions: [Captions, () => import("./captions.tsx?raw")],
  fade: [Fade, () => import("./fade.tsx?raw")],
  moving: [Moving, () => import("./moving.tsx?raw")],
});
