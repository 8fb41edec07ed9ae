import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of a webhook: `whsec_` and 24 random bytes in base64, as Standard Webhooks has it. */
export const newWebhookSecret = (): string => prefix + randomBytes(24).toString('base64');

/** A message as it is signed. */
interface Message {
  id: string;
  /** Unix seconds of this try. */
  timestamp: number;
  body: string;
}

/**
 * The headers of a message by the Standard Webhooks specification, with a signature under each of the secrets.
 *
 * @param secrets while a secret is being replaced, both of them
 */
export function signedHeaders({ id, timestamp, body }: Message, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64'),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}
