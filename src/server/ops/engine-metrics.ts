import { Counter, Gauge, Registry } from 'prom-client';

/** The engine's counts since the start. */
export type EngineCounts = {
  readonly seasonsInMemory: number;
  readonly seasonsLoaded: number;
  readonly seasonsReleased: number;
  readonly answersForgotten: number;
};

/** A registry with the engine's counts, read whenever metrics are requested. */
export function engineRegistry(counts: () => EngineCounts): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'ridotto_seasons_in_memory',
    help: 'Seasons in memory; MAX_SEASONS_IN_MEMORY bounds them.',
    registers,
    collect() {
      this.set(counts().seasonsInMemory);
    },
  });
  const counter = (name: string, help: string, of: keyof EngineCounts): void => {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(counts()[of]);
      },
    });
  };
  counter('ridotto_seasons_loaded_total', 'Seasons read from the store.', 'seasonsLoaded');
  counter(
    'ridotto_seasons_released_total',
    'Seasons that left memory: unused, or too many.',
    'seasonsReleased',
  );
  counter(
    'ridotto_idempotency_answers_forgotten_total',
    'Answers to repeated requests that were removed because of their age.',
    'answersForgotten',
  );
  return registry;
}
