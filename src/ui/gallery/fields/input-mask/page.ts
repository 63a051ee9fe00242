/** /forms/elements/input-mask: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Card } from "./card.tsx";
import { DateTime } from "./date-time.tsx";
import { Delimiter } from "./delimiter.tsx";
import { Identity } from "./identity.tsx";
import { Own } from "./own.tsx";
import { Phone } from "./phone.tsx";

export const inputMaskPage = examplePage("showcase-text.inputMask", {
  card: [Card, () => import("./card.tsx?raw")],
  dateTime: [DateTime, () => import("./date-time.tsx?raw")],
  phone: [Phone, () => import("./phone.tsx?raw")],
  delimiter: [Delimiter, () => import("./delimiter.tsx?raw")],
  identity: [Identity, () => import("./identity.tsx?raw")],
  own: [Own, () => import("./own.tsx?raw")],
});
