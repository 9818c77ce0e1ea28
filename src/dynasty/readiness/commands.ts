export type SetReadiness = {
  readonly type: 'SetReadiness';
  readonly ready: boolean;
  /** The client seed that was fixed for the game that is dealt next; null: none is told. */
  readonly clientSeed: string | null;
};

export type ReadinessCommand = SetReadiness;
