import { isAlarm, Refusal, statusOf, type RefusalCode } from '@tradewind/contract/base/refusals';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { fieldText } from '@tradewind/contract/base/field-texts';
import type { Failure } from '@tradewind/contract/base/envelope';
import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemClock, type Clock } from '../clock/clock.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import { fieldPath, fieldProblems } from './field-problems.ts';
import { localeOf } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, for the log. */
    refusal: RefusalCode | null;
  }
}

/** Seconds after which a client should try again while the database is away or the disk is full. */
const retryAfter = 1;

/** Turns thrown refusals, invalid input and faults into answers. */
export function handleErrors(app: FastifyInstance, defaultLocale: Locale, clock: Clock = systemClock): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error, request, localeOf(request, defaultLocale));
    if (error instanceof DatabaseUnavailable || isOutOfSpace(error)) {
      request.log.warn({ reason: causeOf(error) }, error.message);
      reply.header('retry-after', retryAfter);
      return answer(request, reply, new Refusal('unavailable'), defaultLocale, clock);
    }
    if (!refusal) {
      request.log.error({ err: error }, 'A request failed');
      return answer(request, reply, new Refusal('internal_error'), defaultLocale, clock);
    }
    if (isAlarm(refusal.code)) request.log.warn({ refusal: refusal.code, alarm: true }, 'A refusal worth a look');
    return answer(request, reply, refusal, defaultLocale, clock);
  });

  app.setNotFoundHandler((request, reply) => answer(request, reply, new Refusal('unknown_call'), defaultLocale, clock));
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, defaultLocale: Locale, clock: Clock) {
  const status = statusOf(refusal.code);
  request.refusal = refusal.code;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(failure(refusal, localeOf(request, defaultLocale), request.id, clock.now()));
}

function failure({ code, details, fields }: Refusal, locale: Locale, requestId: string, now: Date): Failure {
  const status = statusOf(code);
  return {
    code: status === 200 ? 0 : status,
    msg: refusalText(code, locale, details),
    time: Math.floor(now.getTime() / 1000),
    data: null,
    refusal: code,
    fields: [...fields],
    request_id: requestId,
  };
}

/** The refusal for an error that the client caused; null for a fault of the server. */
function asRefusal(error: FastifyError | Refusal, request: FastifyRequest, locale: Locale): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error.validation) {
    const fields = new Set(error.validation.map((issue) => fieldPath(issue.instancePath)).filter(Boolean));
    const what = fieldText(fieldProblems(error.validation, request), locale);
    return new Refusal('bad_request', { ...(what && { what }) }, [...fields]);
  }
  if (error.statusCode === 413) return new Refusal('too_large');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('bad_request');
  return null;
}

/** Whether a file could not be written for want of space. */
const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) || isOutOfSpace(error.cause));

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : String(cause));
