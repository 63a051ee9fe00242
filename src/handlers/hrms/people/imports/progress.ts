/** How far imports are that this process is writing: what they have written is seen by nobody else before the end. */

export interface Progress {
  done: number;
  total: number;
}

const running = new Map<string, Progress>();

export const progressOf = (importId: string): Progress | null => running.get(importId) ?? null;

/** Does the work with its progress shown. */
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
