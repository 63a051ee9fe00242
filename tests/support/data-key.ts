/** The key that encrypts the numbers of the samples in test databases. */
export const testDataKey = "a-key-for-tests-of-at-least-32-signs";
