/** /components/alerts: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Actions } from "./actions.tsx";
import { Closable } from "./closable.tsx";
import { Live } from "./live.tsx";
import { Parts } from "./parts.tsx";
import { Tones } from "./tones.tsx";

export const alertsPage = examplePage("showcase-frames.alerts", {
  tones: [Tones, () => import("./tones.tsx?raw")],
  closable: [Closable, () => import("./closable.tsx?raw")],
  parts: [Parts, () => import("./parts.tsx?raw")],
  actions: [Actions, () => import("./actions.tsx?raw")],
  live: [Live, () => import("./live.tsx?raw")],
});
