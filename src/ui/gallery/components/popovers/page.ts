/** /components/popovers: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Form } from "./form.tsx";
import { Openings } from "./openings.tsx";
import { Person } from "./person.tsx";
import { Sides } from "./sides.tsx";
import { Tones } from "./tones.tsx";

export const popoversPage = examplePage("showcase-overlays.popovers", {
  sides: [Sides, () => import("./sides.tsx?raw")],
  openings: [Openings, () => import("./openings.tsx?raw")],
  form: [Form, () => import("./form.tsx?raw")],
  person: [Person, () => import("./person.tsx?raw")],
  tones: [Tones, () => import("./tones.tsx?raw")],
});
