/** Progress of imports that this process is writing: their rows are not visible to others before the commit. */

export interface Progress {
  done: number;
  total: number;
}

const running = new Map<string, Progress>();

export const progressOf = (importId: string): Progress | null => running.get(importId) ?? null;

/** Runs the work with progress reporting. */
export async function withProgress<Result>(
  importId: string,
  total: number,
  work: (report: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  const progress = { done: 0, total };
  running.set(importId, progress);
  try {
    return await work((done) => {
      progress.done = done;
    });
  } finally {
    running.delete(importId);
  }
}
