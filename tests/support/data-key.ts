/** What the numbers of the samples are sealed with in the databases of tests. */
export const testDataKey = "a-key-for-tests-of-at-least-32-signs";
