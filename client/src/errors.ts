import type { RefusalCode } from '@tradewind/contract/base/refusals';

/** The server said no: `msg` is for people, `refusal` for programs. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  /** 0 for a rule that said no, 401 without a session. */
  readonly code: number;
  readonly msg: string;
  readonly refusal: RefusalCode | null;
  /** Input fields that caused it. */
  readonly fields: readonly string[];
  /** Stands in the server's log as well; quoted in support requests. */
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

/** `duplicate` was never sent: the same request had left less than a second before. */
export type TransportProblem = 'network' | 'timeout' | 'status' | 'duplicate';

/** No usable answer came. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly problem: TransportProblem;
  readonly status: number | null;
  /** What a server that is in trouble says of it, in the caller's language. */
  readonly msg: string | null;

  constructor(problem: TransportProblem, status: number | null = null, msg: string | null = null) {
    super(status === null ? problem : `${problem} ${status}`);
    this.problem = problem;
    this.status = status;
    this.msg = msg;
  }
}

export type ApiFailure = ApiRefusal | TransportError;

export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof ApiRefusal || error instanceof TransportError;

/** Whether no answer came at all, so that it can't be told whether anything happened. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TransportError && (error.problem === 'network' || error.problem === 'timeout');
