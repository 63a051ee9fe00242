/** The time now, apart, so that the build can note first calls of a known day: scripts/vite/first-calls.ts. */
export const now = (): Date => new Date();
