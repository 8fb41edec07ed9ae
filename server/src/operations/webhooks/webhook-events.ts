import { eventKind } from '../../base/jobs/jobs.ts';

/** Something waits to be sent. */
export const webhooksDue = eventKind<object>('webhooks_due');

/** A webhook was disabled, because nothing has got through for three days or its receiver is gone for good. */
export const webhookDisabled = eventKind<{ webhookId: string; shopId: string; host: string; at: string }>(
  'webhook_disabled',
);
