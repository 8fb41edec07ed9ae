import type { Envelope, Failure, Success } from '@tradewind/contract/base/envelope';
import { ApiRefusal, TransportError } from './errors.ts';
import { serverClock } from './server-clock.ts';

/**
 * Reads an answer. HTTP success with code 1 returns the data; any other code is a refusal. An HTTP error is a refusal only
 * with code 401 in the body, otherwise a transport error.
 */
export async function readAnswer<Data>(response: Response): Promise<Data> {
  const envelope = await readEnvelope<Data>(response);
  if (envelope && response.ok && isSuccess(envelope)) return envelope.data;
  if (envelope && !isSuccess(envelope) && (response.ok || envelope.code === 401)) throw refusalOf(envelope);
  const requestId = envelope && !isSuccess(envelope) ? envelope.request_id : '';
  throw new TransportError('status', response.status, envelope?.msg ?? null, requestId);
}

/** Other servers of this API may omit refusal, fields and request id. */
function refusalOf({
  code,
  msg,
  refusal,
  fields,
  request_id,
}: Partial<Failure> & Pick<Failure, 'code' | 'msg'>): ApiRefusal {
  return new ApiRefusal({ code, msg, refusal: refusal ?? null, fields: fields ?? [], requestId: request_id ?? '' });
}

async function readEnvelope<Data>(response: Response): Promise<Envelope<Data> | null> {
  try {
    const body: unknown = await response.json();
    if (!isEnvelope<Data>(body)) return null;
    serverClock.synchronise(body.time);
    return body;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isSuccess = <Data>(envelope: Envelope<Data>): envelope is Success<Data> => envelope.code === 1;

const isEnvelope = <Data>(body: unknown): body is Envelope<Data> =>
  typeof body === 'object' && body !== null && 'code' in body && 'msg' in body;
