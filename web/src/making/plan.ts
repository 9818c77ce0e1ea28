import type { Tempo } from './tempo-pick';

/** What will be made; the times are the reader's own. */
export type Plan = {
  readonly kind: 'ROUND' | 'DYNASTY';
  readonly edition: string | null;
  readonly name: string;
  readonly description: string;
  readonly tempo: Tempo;
  readonly visibility: 'PUBLIC' | 'INVITATION';
  readonly clock: 'real' | 'rehearsal';
  readonly startsAt: string;
};

export const FIRST: Plan = {
  kind: 'ROUND',
  edition: null,
  name: '',
  description: '',
  tempo: 'usual',
  visibility: 'PUBLIC',
  clock: 'real',
  startsAt: '',
};
