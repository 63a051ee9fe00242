/** The part of dredd's API that the hooks use, and the report they write. */
export interface Transaction {
  host: string;
  port: string;
  fullPath: string;
  origin: { actionName: string };
  request: { uri: string; headers: Record<string, string>; body: string };
  expected: { statusCode: string; headers: Record<string, string>; body?: string; bodySchema?: unknown };
  real?: { statusCode: number; headers: Record<string, string>; body?: string };
  test?: { valid?: boolean; message: string };
  fail?: boolean;
}

export interface DreddHooks {
  beforeEach(hook: (transaction: Transaction, done: () => void) => void): void;
  beforeEachValidation(hook: (transaction: Transaction) => void): void;
  afterEach(hook: (transaction: Transaction) => void): void;
  afterAll(hook: (transactions: Transaction[], done: () => void) => void): void;
}

export interface CaseResult {
  /** Contract, operationId and status. */
  key: string;
  passed: boolean;
  message: string;
}
