import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import { newId } from '../src/base/ids/ids.ts';

/** An HTTP status; `none` for a lost or refused connection, `late` for no answer in time. */
export type Status = number | 'none' | 'late';

/** What clients were answered, over the whole drill. */
export interface Answers {
  /** How often each status was seen. */
  readonly statuses: Map<Status, number>;
  /** Moments of acknowledged acts, in milliseconds of `performance.now()`. */
  readonly acknowledgedAt: number[];
  /** The statuses that tell clients to try again. */
  readonly outages: readonly number[];
  /** Refusals and answers that no client should get, and what a stream of live events lacked or brought twice. */
  readonly refusals: string[];
  /** Milliseconds of the slowest answer; may be set back to 0. */
  slowest: number;
}

/** Calls an installation as one shopper, like a client behind a load balancer: what is not answered is repeated. */
export interface Caller {
  /**
   * Sends until it is answered.
   *
   * @param options.done the refusal of a repeat that says that the act was done before
   * @param options.desk the token of an operator who sends instead of the shopper
   * @param options.member the token of a member of a shop who does
   */
  send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: { done?: string; desk?: string; member?: string; key?: string },
  ): Promise<OutputOf<E>>;
  /** The same under one idempotency key. */
  sendOnce<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** Posts a body until the answer is 200. @param sign makes headers for each attempt */
  post(path: string, body: string | FormData, sign?: () => Record<string, string>): Promise<string>;
}

/** An unanswered request was repeated when the drill ended. */
export class DrillEnded extends Error {}

/** Longer than a request may take on a silent network: 10 s for a connection, 17 s for an answer. */
const patience = 30_000;
const repeatAfter = 100;

export function callerOf(origins: readonly string[], token: string, answers: Answers, ending: AbortSignal): Caller {
  let next = Math.floor(Math.random() * origins.length);

  async function attempt(
    path: string,
    body: string | FormData | null,
    headers: Record<string, string>,
  ): Promise<Response | null> {
    const began = performance.now();
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(`${origins[next % origins.length]}${path}`, {
      method: body === null ? 'GET' : 'POST',
      body,
      headers: { lang: 'en', token, ...json, ...headers },
      signal: AbortSignal.timeout(patience),
    }).catch((error: Error) => (error.name === 'TimeoutError' ? 'late' : 'none'));
    const status = typeof response === 'string' ? response : response.status;
    answers.slowest = Math.max(answers.slowest, performance.now() - began);
    answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
    if (typeof response !== 'string' && response.status === 200) return response;
    if (typeof response !== 'string') {
      const text = await response.text().catch(() => '');
      if (!answers.outages.includes(response.status))
        answers.refusals.push(`${response.status} ${path} ${text.slice(0, 200)}`);
    }
    next += 1;
    return null;
  }

  /** @returns the answer, and whether it took more than one attempt. */
  async function repeat(path: string, body: string | FormData | null, sign: () => Record<string, string>) {
    for (let repeats = 0; ; repeats += 1) {
      // Also the body of an answer can be lost.
      const response = await attempt(path, body, sign());
      const text = response && (await response.text().catch(() => null));
      if (response && text !== null) return { text, repeated: repeats > 0 };
      if (ending.aborted) throw new DrillEnded();
      await pause(repeatAfter);
    }
  }

  async function send<E extends Endpoint>(
    { method, path, name }: E,
    input: InputOf<E>,
    { done, desk, member, key }: { done?: string; desk?: string; member?: string; key?: string } = {},
  ): Promise<OutputOf<E>> {
    const headers = {
      ...(key && { 'idempotency-key': key }),
      ...(desk && { 'desk-token': desk }),
      ...(member && { token: member }),
    };
    const isRead = method === 'GET';
    const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const { text, repeated } = await repeat(path + query, isRead ? null : JSON.stringify(input), () => headers);
    const answer = JSON.parse(text) as Envelope<OutputOf<E>> & { refusal?: string };
    const wasDone = repeated && answer.refusal !== undefined && answer.refusal === done;
    if (answer.code !== 1 && !wasDone) {
      answers.refusals.push(`${name}: ${answer.refusal}`);
      throw new Error(`${name} was refused: ${text}`);
    }
    // A replica answers reads also while nothing can be acknowledged.
    if (!isRead) answers.acknowledgedAt.push(performance.now());
    return answer.data as OutputOf<E>;
  }

  return {
    send,
    sendOnce: (endpoint, input) => send(endpoint, input, { key: newId() }),
    post: async (path, body, sign = () => ({})) => (await repeat(path, body, sign)).text,
  };
}
