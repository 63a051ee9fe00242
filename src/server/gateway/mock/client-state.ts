/** What the mock remembers of one client: plain JSON, so that it survives a reload of the contract. */

export type Row = Record<string, unknown>;

export interface Bucket {
  rows: Row[];
  /** Counts the records ever created here, for their ids. */
  made: number;
  /** Highest number among the ids, once needed. */
  highest?: number;
}

interface StoredBytes {
  readonly mediaType: string;
  readonly base64: string;
}

/** A response that a scenario sets in place of the real one. */
export interface ForcedAnswer {
  readonly operation: string;
  /** Only for this call of the operation, counted from 1; every call if omitted. */
  readonly call?: number;
  readonly status?: number;
  readonly example?: string;
  readonly body?: unknown;
  /** Delay in milliseconds. */
  readonly delay?: number;
}

export interface ClientState {
  /** Records by the concrete path of their collection. */
  buckets: Record<string, Bucket>;
  /** Singleton documents by path; null once deleted. */
  documents: Record<string, { json: unknown } | StoredBytes | null>;
  scenario: string | null;
  forced: ForcedAnswer[];
  calls: Record<string, number>;
}

export function createClientState(): ClientState {
  return { buckets: {}, documents: {}, scenario: null, forced: [], calls: {} };
}
