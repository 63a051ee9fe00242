/** /forms/elements/textarea: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Comment } from "./comment.tsx";
import { Counter } from "./counter.tsx";
import { Grow } from "./grow.tsx";
import { Resize } from "./resize.tsx";
import { States } from "./states.tsx";

export const textareaPage = examplePage("showcase-text.textarea", {
  grow: [Grow, () => import("./grow.tsx?raw")],
  counter: [Counter, () => import("./counter.tsx?raw")],
  states: [States, () => import("./states.tsx?raw")],
  resize: [Resize, () => import("./resize.tsx?raw")],
  comment: [Comment, () => import("./comment.tsx?raw")],
});
