/** What the second server of a long walk is told when it starts. */
export interface SecondServerWork {
  readonly url: string;
  readonly replicaUrls: string[];
  /** Whether it is a demo whose clock operators can move. */
  readonly movable: boolean;
}

/** Of each request: how many milliseconds the clock of the test is ahead. */
export const aheadHeader = 'test-clock-ahead';
