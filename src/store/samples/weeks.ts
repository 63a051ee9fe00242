/** How many weeks the samples look back. */

/** Fourteen months. */
export const sampleWeeks = 61;
/** For tests that copy the samples again and again. */
export const shortWeeks = 8;
