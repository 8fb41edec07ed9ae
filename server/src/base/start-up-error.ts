/**
 * Something outside of the program prevents its start: a full disk, a port in use, a damaged folder. The message is for
 * the user at the terminal: what is wrong, where, and what to do; `main.ts` prints it without a stack.
 */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
