/** What the mock remembers of one client: plain JSON, so that it outlives a reload of the contract. */

export type Row = Record<string, unknown>;

export interface Bucket {
  rows: Row[];
  /** Counts the records ever made here, for their ids. */
  made: number;
  /** Highest number among the ids, once one was asked for. */
  highest?: number;
}

interface StoredBytes {
  readonly mediaType: string;
  readonly base64: string;
}

/** An answer that a scenario puts in the place of the real one. */
export interface ForcedAnswer {
  readonly operation: string;
  /** Only at this call of the operation, counted from 1; every call where it is left out. */
  readonly call?: number;
  readonly status?: number;
  readonly example?: string;
  readonly body?: unknown;
  /** Milliseconds to wait before answering. */
  readonly delay?: number;
}

export interface ClientState {
  /** Records by the concrete path of their collection. */
  buckets: Record<string, Bucket>;
  /** Documents of their own by path; null once deleted. */
  documents: Record<string, { json: unknown } | StoredBytes | null>;
  scenario: string | null;
  forced: ForcedAnswer[];
  calls: Record<string, number>;
}

export function createClientState(): ClientState {
  return { buckets: {}, documents: {}, scenario: null, forced: [], calls: {} };
}
