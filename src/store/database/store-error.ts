/** A fault of the database's surroundings that a person can mend: one clear sentence, shown without a stack. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
  }
}
