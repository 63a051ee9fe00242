/** A failure whose message is complete: printed without a stack. */
export class Failure extends Error {}

/** Runs a script's main part; a Failure ends it with its sentence, anything else with the stack. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  });
}
