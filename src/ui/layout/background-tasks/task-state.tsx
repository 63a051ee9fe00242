/** Background task status as a coloured dot with its label. */
import type { Job, PlatformJob } from "#generated/hrms/schema.ts";
import { StatusDot } from "../../kit/status-dot.tsx";
import { useTaskWords } from "./task-words.ts";

const tones = { waiting: "neutral", running: "info", done: "success", failed: "danger", cancelled: "neutral" } as const;

export function TaskState({ task }: { task: Job | PlatformJob }) {
  const words = useTaskWords();
  return <StatusDot tone={tones[task.state]}>{words.state(task)}</StatusDot>;
}
