import { tellFailure, tellSessionLost } from './failures.ts';
import { makeCall } from './make-call.ts';
import { pageLocale } from './page-locale.ts';
import { makeRepeatGuard } from './repeat-guard.ts';
import { readToken } from './session.ts';

/**
 * Calls the API from the browser. Failures are shown as a toast unless `quiet`. For reading prefer `callQuery`; this is
 * for acts: `useMutation({ mutationFn: (input) => call(addToCart, input) })`.
 */
export const call = makeCall({
  fetch: (input, init) => fetch(input, init),
  token: readToken,
  locale: pageLocale,
  isRepeated: makeRepeatGuard(() => performance.now()),
  onFailure: tellFailure,
  onSessionLost: tellSessionLost,
});
