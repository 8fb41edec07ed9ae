/**
 * Something outside the program keeps it from starting: a full disk, a taken port, a broken folder.
 * The message is for the person at the terminal: it says what is wrong, where, and what to do;
 * `main.ts` prints the message alone, without a stack.
 */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
