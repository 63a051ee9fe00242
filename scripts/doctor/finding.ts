/** What a check of the doctor found, and what to do about it. */
export interface Finding {
  readonly check: string;
  readonly state: "ok" | "warning" | "problem";
  readonly text: string;
  /** What to do; only where something is to be done. */
  readonly advice?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, state: "ok", text });
export const warning = (check: string, text: string, advice: string): Finding => ({
  check,
  state: "warning",
  text,
  advice,
});
export const problem = (check: string, text: string, advice: string): Finding => ({
  check,
  state: "problem",
  text,
  advice,
});
