import { eventKind } from '../../base/jobs/jobs.ts';
import type { UserEvent } from '../users/index.ts';

/** A provider, named by its label, was connected with an account, which it then signs in to, or disconnected. */
export const identityChanged = eventKind<UserEvent & { how: 'connected' | 'disconnected'; provider: string }>(
  'user_identity_changed',
);
