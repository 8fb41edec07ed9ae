import { type Call, type ClientOptions, createCall } from '@tradewind/client/client';
import { ApiRefusal, isApiFailure, isUnreachable, TransportError } from '@tradewind/client/errors';
import { pageLocale } from '@tradewind/client/page-locale';
import { screenTraceParent } from '@tradewind/client/screen-trace';
import { isUnattended } from './attendance.ts';
import { referenceTexts } from '../i18n/messages/reference.ts';
import { headersOf, readSession } from './session.ts';
import { sendForm, uploadFile } from '@tradewind/client/upload-file';
import { uploadDeskPicture } from '@tradewind/contract/platform/desk/banners';

/** How the console calls the API. Some of its lists count all rows, so its timeout is longer. */
export const clientOptions: ClientOptions = {
  session: () => ({ ...headersOf(readSession()), ...(isUnattended() && { unattended: '1' }) }),
  locale: pageLocale,
  timeout: 20_000,
  traceParent: screenTraceParent,
};

const callServer = createCall(clientOptions);
/** Acts may take long: their button says that they are still at work. */
const actOnServer = createCall({ ...clientOptions, timeout: 180_000 });

/**
 * Calls an endpoint of the contract and returns its data. Acts take an `idempotencyKey`: repeated with the same key, they
 * take effect once. Without a session, only what anybody may call is sent.
 */
export const call: Call = async (endpoint, input, options) => {
  if (endpoint.who !== 'anyone' && !options?.session && !readSession()) throw new SessionEnded();
  return (endpoint.method === 'POST' ? actOnServer : callServer)(endpoint, input, options).catch(throwWithText);
};

/** What the server would answer without a session: a screen that still reads while somebody signs out need not ask it. */
class SessionEnded extends ApiRefusal {
  constructor() {
    super({ code: 401, msg: 'desk.errors.signed_out', refusal: 'not_signed_in', fields: [], requestId: '' });
  }
}

/**
 * react-admin shows an error's `message`, translated: without a message of the server it is a message key of ours. The
 * server's own gets a second line with its reference.
 */
export function throwWithText(error: unknown): never {
  if (error instanceof TransportError) {
    error.message = error.msg ?? (isUnreachable(error) ? 'desk.errors.unreachable' : 'desk.errors.unreadable');
  }
  if (isApiFailure(error) && error.msg && error.requestId) {
    error.message = `${error.msg}\n${referenceTexts[pageLocale()](error.requestId)}`;
  }
  throw error;
}

/** Uploads a picture of a merchant, or of an operator for the storefront. @returns its URL. */
export async function uploadPicture(file: File): Promise<string> {
  const session = readSession();
  const { fullurl } = await (
    session && 'shop' in session ? uploadFile(clientOptions, file) : uploadForDesk(file)
  ).catch(throwWithText);
  return fullurl;
}

function uploadForDesk(file: File) {
  const body = new FormData();
  body.append('file', file);
  return sendForm(clientOptions, uploadDeskPicture, body);
}
