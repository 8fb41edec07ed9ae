import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, for the log; null where nobody observes it. */
    traceId: string | null;
    /** Counts the request as answered, for an answer that goes on for hours; null where nobody observes it. */
    countAsAnswered: (() => void) | null;
  }
}

/** A value that is read when somebody asks for the metrics. */
export interface Reading<Name extends string = string> {
  name: Name;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** A screen that a visitor's browser has shown. */
export interface SeenScreen {
  /** Its ids there, under which its requests are. */
  ids: { traceId: string; spanId: string };
  /** The pattern of its address. */
  route: string;
  device: string;
  /** In milliseconds since 1970. */
  began: number;
  /** In seconds, until it had everything that it asked for. */
  seconds: number;
  /** In seconds, until the largest picture or text was there; only of the page that was loaded. */
  paint?: number | undefined;
  /** The request that drew its page, as `traceparent` writes it. */
  drawn?: string | undefined;
}

/** How an outgoing call ended. */
export type OutgoingOutcome = 'answered' | 'forbidden' | 'unreachable' | 'timeout' | 'too_large';

/**
 * What observes this process from inside and tells it to a collector. There is one only where the installation names a
 * collector or a port: anywhere else nobody is called.
 *
 * No caller hands over what somebody typed, ids of records, or values of statements.
 */
export interface Observer {
  /** Observes the requests of a server. Call it before other hooks are added. */
  watchRequests(app: FastifyInstance): void;
  /** Runs a statement. Only its shape is told. */
  statement<Result>(text: string, send: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a batch of jobs of a queue, or a timer.
   *
   * @param origins where the jobs were written, as far as they say
   */
  job<Result>(queue: string, origins: readonly string[], run: () => Promise<Result>): Promise<Result>;
  /**
   * Calls another server, of which only the host is told.
   *
   * @param send gets where the call comes from, for servers that may know it
   */
  outgoing<Result>(
    call: { method: string; host: string; outcomeOf: (error: unknown) => OutgoingOutcome },
    send: (origin: string | null) => Promise<Result>,
  ): Promise<Result>;
  /** Counts events of a kind, once they are committed. */
  countEvents(name: string, count: number): void;
  /** Adds what a visitor's browser measured, in seconds, or as a share of the screen for `layout_shift`. */
  pageVital(vital: string, value: number, labels: Readonly<Record<string, string>>): void;
  /** Adds the span of a screen, which is over. */
  screen(screen: SeenScreen): void;
  /** Reads values whenever the metrics are asked for. @param names what each means */
  readings<Name extends string>(
    names: Readonly<Record<Name, string>>,
    read: () => Promise<readonly Reading<Name>[]>,
  ): void;
  /** Where the work that runs now comes from, as `traceparent` writes it; null outside of any. */
  origin(): string | null;
}

let current: Observer | null = null;

/** The observer of this process; null in one that nobody observes. */
export const observer = (): Observer | null => current;

/** Sets the observer, before the server is built. */
export function setObserver(next: Observer | null): void {
  current = next;
}
