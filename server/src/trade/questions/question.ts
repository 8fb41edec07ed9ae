/** The facts that decide whether everybody can read a question or an answer. */
export interface ShownFacts {
  words: string;
  hidden_at: Date | null;
}

/** Whether everybody can read it: no operator hid it, and its account was not deleted. */
export const isShown = ({ words, hidden_at: hiddenAt }: ShownFacts): boolean => hiddenAt === null && words !== '';
