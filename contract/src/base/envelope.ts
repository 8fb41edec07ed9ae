import type { RefusalCode } from './refusals.ts';

/** Every answer of the API. `code` is the number 1 for success; `time` is in unix seconds. */
export type Envelope<Data> = Success<Data> | Failure;

export interface Success<Data> {
  code: 1;
  msg: string;
  time: number;
  data: Data;
}

export interface Failure {
  /** 0 for a refusal, 401 without a session, else the HTTP status. */
  code: number;
  /** In the caller's language. */
  msg: string;
  time: number;
  data: null;
  /** The code of the refusal, for programs; `msg` is for people. */
  refusal: RefusalCode;
  /** Input fields that caused it. */
  fields: string[];
  /** The id in the server's log, for support requests. */
  request_id: string;
}
