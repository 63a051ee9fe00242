/** Examples of /forms/elements/file-uploader. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const fileUploaderPage = examplePage(
  "showcase-fields.fileUploader",
  { single: "half", several: "half", limits: "wide", pictures: "half", failing: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
