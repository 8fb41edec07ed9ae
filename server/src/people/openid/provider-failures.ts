import { refuse } from '@tradewind/contract/base/refusals';
import { ClientError, ResponseBodyError } from 'openid-client';
import { OutgoingFailure } from '../../base/http/outgoing.ts';

/** Turns a failed call of a provider into its refusal. @throws Refusal `provider_away` or `provider_refused`. */
export function refuseFailure(error: unknown): never {
  refuse(isAway(error) ? 'provider_away' : 'provider_refused');
}

/** For the log: which check failed, and nothing of what was answered. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof OutgoingFailure ? error.cause.message : error.message;
}

/** Whether the provider did not answer, or answered something that only a fault explains. */
export function isAway(error: unknown): boolean {
  if (error instanceof OutgoingFailure) return true;
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (!(error instanceof ClientError)) return false;
  return (
    error.cause instanceof OutgoingFailure ||
    error.cause instanceof Response ||
    ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR', 'OAUTH_TIMEOUT'].includes(
      error.code ?? '',
    )
  );
}
