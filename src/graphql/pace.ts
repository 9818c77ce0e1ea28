/** How an operation shares the event loop with others while it is worked out. */
export interface Pace {
  /**
   * Whether it has held the loop for long enough. Throws when the operation has taken more than one
   * may take altogether.
   */
  isOver(): boolean;
  /** Resolves when it is its turn again. */
  turn(): Promise<void>;
}
