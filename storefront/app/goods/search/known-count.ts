/** What is known of how many products a filter leaves. */
interface KnownCount {
  readonly count: number;
  /** There may be more. */
  readonly isLeast: boolean;
}

/**
 * What a count beside a filter says: nothing where only the best sellers were counted and none of them passes it, since others may.
 *
 * @param isLeast only the best sellers among the found products were counted
 */
export const knownCount = (count: number | undefined, isLeast: boolean): KnownCount | null =>
  count === undefined || (isLeast && count === 0) ? null : { count, isLeast };
