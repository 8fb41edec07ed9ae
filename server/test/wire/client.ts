import type { FastifyInstance } from 'fastify';
import type { uploadForm } from '../build-upload.ts';

/** A failure as existing clients see it: they decide by these three fields. */
export interface Failure {
  http: number;
  code: unknown;
  msg: unknown;
}

export interface ClientRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}
/** Sends a request to the server, over a socket or without one. */
export type Send = (request: ClientRequest) => Promise<{ status: number; text: string }>;

export const sendInjected =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, body }) => {
    const response = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
    return { status: response.statusCode, text: response.body };
  };

export const sendOverHttp =
  (origin: string): Send =>
  async ({ method, url, headers, body }) => {
    const sent = typeof body === 'string' || body === undefined ? body : new Uint8Array(body);
    const response = await fetch(origin + url, { method, headers, ...(sent !== undefined && { body: sent }) });
    return { status: response.status, text: await response.text() };
  };

export type Params = Record<string, unknown>;

/**
 * Behaves like existing shopper clients: their headers, their format of parameters, and their check of success. It imports
 * nothing of the contract, so that a change there can't change this client.
 */
export class ExistingClient {
  token: string | null;
  lang: string;
  /** The raw text of every answer so far. */
  readonly rawAnswers: string[] = [];
  readonly #send: Send;

  constructor(send: Send, { token = null, lang = 'en' }: { token?: string | null; lang?: string } = {}) {
    this.#send = send;
    this.token = token;
    this.lang = lang;
  }

  /** Data of a call that must succeed. */
  async get(path: string, params: Params = {}): Promise<unknown> {
    return dataOf(path, await this.#call({ method: 'GET', url: path + queryOf(params), headers: this.#headers() }));
  }

  /** The same with a JSON body, or with none at all. */
  async post(path: string, body?: Params): Promise<unknown> {
    return dataOf(path, await this.#call(this.#posted(path, body)));
  }

  /** The failure of a call that must fail. */
  async getFailure(path: string, params: Params = {}): Promise<Failure> {
    return failureOf(path, await this.#call({ method: 'GET', url: path + queryOf(params), headers: this.#headers() }));
  }

  async postFailure(path: string, body?: Params): Promise<Failure> {
    return failureOf(path, await this.#call(this.#posted(path, body)));
  }

  /** Data of an upload: a form with one file. */
  async upload(path: string, { payload, headers }: ReturnType<typeof uploadForm>): Promise<unknown> {
    const sent = { method: 'POST', url: path, headers: { ...this.#headers(), ...headers }, body: payload } as const;
    return dataOf(path, await this.#call(sent));
  }

  /** Signs in and stores the token for later calls. */
  async login(account: string, password: string): Promise<void> {
    const { userinfo } = (await this.post('/api/user/login', { account, password })) as { userinfo: { token: string } };
    this.token = userinfo.token;
  }

  #headers(): Record<string, string> {
    return {
      accept: 'application/json, text/plain, */*',
      lang: this.lang,
      ...(this.token !== null && { token: this.token }),
    };
  }

  #posted(path: string, body: Params | undefined): ClientRequest {
    if (body === undefined) return { method: 'POST', url: path, headers: this.#headers() };
    return {
      method: 'POST',
      url: path,
      headers: { ...this.#headers(), 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify(body),
    };
  }

  async #call(request: ClientRequest): Promise<{ status: number; envelope: Record<string, unknown> }> {
    const { status, text } = await this.#send(request);
    this.rawAnswers.push(text);
    return { status, envelope: JSON.parse(text) as Record<string, unknown> };
  }
}

/** Drops null, undefined and empty text, but sends 0. */
function queryOf(params: Params): string {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (given.length === 0) return '';
  return `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

type Answer = { status: number; envelope: Record<string, unknown> };

const succeeded = ({ status, envelope }: Answer): boolean => status >= 200 && status < 300 && envelope.code === 1;

function dataOf(path: string, answer: Answer): unknown {
  if (!succeeded(answer)) throw new Error(`${path} failed: ${answer.status} ${JSON.stringify(answer.envelope)}`);
  const { msg, time } = answer.envelope;
  if (typeof msg !== 'string' || msg === '' || typeof time !== 'number')
    throw new Error(`${path} came without msg or time`);
  return answer.envelope.data;
}

function failureOf(path: string, answer: Answer): Failure {
  if (succeeded(answer)) throw new Error(`${path} succeeded: ${JSON.stringify(answer.envelope)}`);
  return { http: answer.status, code: answer.envelope.code, msg: answer.envelope.msg };
}

/** Expects a refusal that a client shows as a toast in the shopper's language. */
export const toast = { http: 200, code: 0 };
/** Expects the answer that sends a client to its login screen. */
export const signedOut = { http: 401, code: 401 };
