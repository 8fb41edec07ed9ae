/** How a refusal is declared; see `refusals.ts`. */
export interface Declared {
  status?: number;
  alarm?: boolean;
  details?: readonly string[];
  optional?: readonly string[];
}
