/** /forms/elements/file-uploader: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Failing } from "./failing.tsx";
import { Limits } from "./limits.tsx";
import { Pictures } from "./pictures.tsx";
import { Several } from "./several.tsx";
import { Single } from "./single.tsx";

export const fileUploaderPage = examplePage("showcase-fields.fileUploader", {
  single: [Single, () => import("./single.tsx?raw")],
  several: [Several, () => import("./several.tsx?raw")],
  limits: [Limits, () => import("./limits.tsx?raw"), "wide"],
  pictures: [Pictures, () => import("./pictures.tsx?raw")],
  failing: [Failing, () => import("./failing.tsx?raw")],
});
