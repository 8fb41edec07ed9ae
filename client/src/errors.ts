import type { RefusalCode } from '@tradewind/contract/base/refusals';

/** The server refused the request: `msg` is for people, `refusal` for programs. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  /** 0 for a refusal, 401 without a session. */
  readonly code: number;
  readonly msg: string;
  readonly refusal: RefusalCode | null;
  /** Input fields that caused it. */
  readonly fields: readonly string[];
  /** The id in the server's log, for support requests. */
  readonly requestId: string;

  constructor(failure: {
    code: number;
    msg: string;
    refusal: RefusalCode | null;
    fields: readonly string[];
    requestId: string;
  }) {
    super(failure.msg);
    this.code = failure.code;
    this.msg = failure.msg;
    this.refusal = failure.refusal;
    this.fields = failure.fields;
    this.requestId = failure.requestId;
  }
}

/** `duplicate`: not sent, because the same request was sent less than a second before. */
export type TransportProblem = 'network' | 'timeout' | 'status' | 'duplicate';

/** There was no usable answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly problem: TransportProblem;
  readonly status: number | null;
  /** The server's own message, if there is one, in the caller's language. */
  readonly msg: string | null;
  /** As of an ApiRefusal; empty where the server itself did not answer. */
  readonly requestId: string;

  constructor(
    problem: TransportProblem,
    status: number | null = null,
    msg: string | null = null,
    requestId: string = '',
  ) {
    super(status === null ? problem : `${problem} ${status}`);
    this.problem = problem;
    this.status = status;
    this.msg = msg;
    this.requestId = requestId;
  }
}

export type ApiFailure = ApiRefusal | TransportError;

export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof ApiRefusal || error instanceof TransportError;

/** Whether there was no answer at all, so that the outcome is unknown. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TransportError && (error.problem === 'network' || error.problem === 'timeout');
