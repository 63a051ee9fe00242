/** /components/toasts: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Actions } from "./actions.tsx";
import { Kinds } from "./kinds.tsx";
import { Places } from "./places.tsx";
import { OfWork } from "./promise.tsx";
import { Several } from "./stack.tsx";
import { Time } from "./time.tsx";

export const toastsPage = examplePage("showcase-overlays.toasts", {
  kinds: [Kinds, () => import("./kinds.tsx?raw")],
  places: [Places, () => import("./places.tsx?raw")],
  time: [Time, () => import("./time.tsx?raw")],
  actions: [Actions, () => import("./actions.tsx?raw")],
  promise: [OfWork, () => import("./promise.tsx?raw")],
  stack: [Several, () => import("./stack.tsx?raw")],
});
