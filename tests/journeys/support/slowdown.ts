/** How many times slower the browser's CPU is made: BROWSER_SLOWDOWN, which `npm test -- --slow` sets. */
export const slowdown = Number(process.env["BROWSER_SLOWDOWN"] ?? 1);
