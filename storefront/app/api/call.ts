import { type ClientOptions, createCall, type SessionHeaders } from '@tradewind/client/client';
import { createDuplicateGuard } from '@tradewind/client/duplicate-guard';
import { pageLocale } from '@tradewind/client/page-locale';
import { screenTraceParent } from '@tradewind/client/screen-trace';
import { reportFailure, reportSessionLost } from './failures.ts';
import { fetchOrLastSeen } from './last-seen.ts';
import { readToken } from './session.ts';

/** How the storefront calls the API. */
export const clientOptions: ClientOptions = {
  session: sessionHeaders,
  locale: pageLocale,
  isDuplicate: createDuplicateGuard(),
  onFailure: reportFailure,
  onSessionLost: reportSessionLost,
  traceParent: screenTraceParent,
  fetch: fetchOrLastSeen,
};

/**
 * Calls the API from the browser. Failures are shown as a toast unless `quiet`. For reading prefer `callQuery`; this is
 * for acts: `useMutation({ mutationFn: (input) => call(addToCart, input) })`.
 */
export const call = createCall(clientOptions);

function sessionHeaders(): SessionHeaders {
  const token = readToken();
  return token === null ? {} : { token };
}
