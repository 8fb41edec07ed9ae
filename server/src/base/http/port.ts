import { StartUpError } from '../start-up-error.ts';

/**
 * Turns an error of `listen` that the user can fix into a StartUpError with advice. Any other error is a fault and is
 * returned unchanged, with its stack.
 *
 * @param setting the one that names the port
 */
export function explainListenError(error: unknown, port: number, setting = 'PORT'): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartUpError(
        `Port ${port} is in use by another program, perhaps by a Tradewind started earlier.\n` +
          `Stop that program, or choose another port: ${setting}=${port < 65_535 ? port + 1 : port - 1} npm start`,
        { cause: error },
      );
    case 'EACCES':
      return new StartUpError(
        `This user may not open port ${port}; ports below 1024 usually belong to root.\n` +
          `Choose another port: ${setting}=${setting === 'PORT' ? 8080 : 9464} npm start`,
        { cause: error },
      );
    default:
      return error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
