/** Uploads with progress, cancel, retry and remove. */
import { useEffect, useRef, useState } from "react";

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** 0 to 1. */
  readonly progress: number;
  readonly status: "sending" | "done" | "failed" | "stopped";
}

export type Send = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>;

interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly stop: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}

export function useUploads(send: Send): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((each) => each.abort());
  }, []);

  const change = (id: number, changes: Partial<Upload>): void =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const start = async (id: number, file: File): Promise<void> => {
    const control = new AbortController();
    running.current.set(id, control);
    change(id, { status: "sending", progress: 0 });
    try {
      await send(file, { signal: control.signal, onProgress: (progress) => change(id, { progress }) });
      change(id, { status: "done", progress: 1 });
    } catch {
      change(id, { status: control.signal.aborted ? "stopped" : "failed" });
    } finally {
      running.current.delete(id);
    }
  };
  return {
    uploads,
    add: (files) => {
      const added = files.map((file): Upload => ({ id: (lastId.current += 1), file, progress: 0, status: "sending" }));
      setUploads((before) => [...before, ...added]);
      for (const { id, file } of added) void start(id, file);
    },
    stop: (id) => running.current.get(id)?.abort(),
    retry: (id) => {
      const upload = uploads.find((each) => each.id === id);
      if (upload) void start(id, upload.file);
    },
    remove: (id) => {
      running.current.get(id)?.abort();
      setUploads((before) => before.filter((each) => each.id !== id));
    },
  };
}
