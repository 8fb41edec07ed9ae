import { eventKind } from '../../base/jobs/jobs.ts';
import type { UserEvent } from '../users/index.ts';

/** A second factor was set up, removed by its owner or by an operator, or a recovery code was used in its place. */
export const secondFactorChanged = eventKind<
  UserEvent & { how: 'on' | 'off' | 'reset' | 'recovery_code_used' | 'passkey_added' | 'passkey_removed' }
>('user_second_factor_changed');
