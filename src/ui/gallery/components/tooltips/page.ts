/** /components/tooltips: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Delay } from "./delay.tsx";
import { Help } from "./help.tsx";
import { Icons } from "./icons.tsx";
import { Rich } from "./rich.tsx";
import { Sides } from "./sides.tsx";
import { Tones } from "./tones.tsx";

export const tooltipsPage = examplePage("showcase-overlays.tooltips", {
  sides: [Sides, () => import("./sides.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  delay: [Delay, () => import("./delay.tsx?raw")],
  tones: [Tones, () => import("./tones.tsx?raw")],
  help: [Help, () => import("./help.tsx?raw")],
  rich: [Rich, () => import("./rich.tsx?raw")],
});
