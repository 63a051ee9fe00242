/** Work that is looked for now and then again from time to time, one round at a time. */
export interface Rounds {
  /** Looks now and then again each time the while is over. */
  readonly start: () => void;
  /** Looks once; a round that goes on already is waited for. */
  readonly look: () => Promise<void>;
  /** Ends after what is being looked at. */
  readonly stop: () => Promise<void>;
}

const anHour = 3_600_000;

/** The round asks now and then whether it is to end early. */
export function inRounds(
  goRound: (stopped: () => boolean) => Promise<void>,
  failed: (error: unknown) => void,
  every = anHour,
): Rounds {
  let round: Promise<void> | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function look(): Promise<void> {
    if (stopped) return Promise.resolve();
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
      timer = setInterval(() => void look(), every);
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
