/** Work that is looked for now and then again every hour, one round at a time. */
export interface Hourly {
  /** Looks now and then again every hour. */
  readonly start: () => void;
  /** Looks once; a round that goes on already is waited for. */
  readonly look: () => Promise<void>;
  /** Ends after the tenant that is being looked at. */
  readonly stop: () => Promise<void>;
}

const lookEvery = 3_600_000;

/** The round asks now and then whether it is to end early. */
export function hourly(goRound: (stopped: () => boolean) => Promise<void>, failed: (error: unknown) => void): Hourly {
  let round: Promise<void> | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function look(): Promise<void> {
    round ??= goRound(() => stopped)
      .catch(failed)
      .finally(() => {
        round = undefined;
      });
    return round;
  }

  return {
    look,
    start() {
      timer = setInterval(() => void look(), lookEvery);
      timer.unref();
      void look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
