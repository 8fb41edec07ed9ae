import { callOutside } from '../../base/http/outgoing.ts';

export interface OutgoingText {
  /** E.164 */
  to: string;
  text: string;
  /** The same for every try, so that the service can detect a duplicate. */
  id: string;
}

/** Sends text messages to mobile phones. Resolves when the service has accepted the message; otherwise throws. */
export interface TextPort {
  send(message: OutgoingText): Promise<void>;
}

const limits = { timeout: 10_000, maxBytes: 100_000 };

/**
 * Hands text messages as JSON (`to`, `text`, `id`) to a service of the installation, which passes them on to a provider.
 *
 * @param key is sent as a bearer token
 */
export function httpTextPort(address: string, key: string): TextPort {
  return {
    async send(message) {
      const { status } = await callOutside(address, {
        ...limits,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          'idempotency-key': message.id,
        },
        body: JSON.stringify(message),
      });
      if (status < 200 || status > 299) throw new Error(`The service of text messages answers with status ${status}`);
    },
  };
}
