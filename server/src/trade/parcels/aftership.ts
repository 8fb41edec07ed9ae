import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { callOutside, OutgoingFailure } from '../../base/http/outgoing.ts';
import { readCheckpoint, type LogIgnored } from './aftership-checkpoint.ts';
import { carrierOfSlug, slugs } from './aftership-slugs.ts';
import { TrackingFailure, type TrackedParcel, type TrackingPort } from './tracking.ts';

/** How an installation reaches AfterShip, or a service with the same API. */
export interface AftershipOptions {
  /** Of the API with its version, e.g. `https://api.aftership.com/tracking/2024-10`. */
  url: string;
  apiKey: string;
  /** The secret that signs what the service sends by itself; without it nothing of that is accepted. */
  webhookSecret?: string | undefined;
  logIgnored: LogIgnored;
}

const limits = { timeout: 10_000, maxBytes: 1_000_000 };
/** The service's code for a parcel that it knows already. */
const alreadyThere = 4003;

const answer = z.object({ meta: z.object({ code: z.number(), message: z.string().default('') }) });
const tracking = z.object({
  slug: z.string().nullish(),
  tracking_number: z.string(),
  checkpoints: z.array(z.unknown()).nullish(),
});
const found = z.object({ data: z.object({ trackings: z.array(tracking) }) });
const message = z.object({ msg: tracking });

/**
 * Tracking by AfterShip. A parcel that the service does not know yet is registered by the first question about it; its events
 * come with the next one, or by a webhook that is signed with the shared secret.
 */
export function aftership({ url, apiKey, webhookSecret, logIgnored }: AftershipOptions): TrackingPort {
  const ask = async (path: string, body?: object): Promise<{ code: number; json: unknown }> => {
    const { status, body: text } = await callOutside(`${url.replace(/\/$/, '')}${path}`, {
      ...limits,
      method: body ? 'POST' : 'GET',
      headers: {
        'as-api-key': apiKey,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (error instanceof OutgoingFailure) throw new TrackingFailure(error.message, { service: true });
      throw error;
    });
    const json = jsonOf(text);
    const { data: read } = answer.safeParse(json);
    if (status >= 500 || status === 401 || status === 403 || status === 429 || !read)
      throw new TrackingFailure(`answered ${status}`, { service: true });
    return { code: read.meta.code, json };
  };

  async function register({ carrier, number }: TrackedParcel): Promise<void> {
    const { code } = await ask('/trackings', { tracking_number: number, slug: slugs[carrier] });
    if (code !== alreadyThere && Math.floor(code / 100) !== 2)
      throw new TrackingFailure(`does not take the parcel: ${code}`, { service: false });
  }

  return {
    name: new URL(url).host,
    carriers: Object.keys(slugs),
    async fetchEvents(parcel, now) {
      const query = new URLSearchParams({ tracking_numbers: parcel.number, slug: slugs[parcel.carrier] ?? '' });
      const { code, json } = await ask(`/trackings?${query.toString()}`);
      const { data: read } = found.safeParse(json);
      if (Math.floor(code / 100) !== 2 || !read)
        throw new TrackingFailure(`does not tell about the parcel: ${code}`, { service: false });
      const known = read.data.trackings.find(({ tracking_number: number }) => number === parcel.number);
      if (!known) {
        await register(parcel);
        return [];
      }
      return (known.checkpoints ?? []).flatMap((checkpoint) => readCheckpoint(checkpoint, now, logIgnored) ?? []);
    },
    readMessage(body, headers) {
      if (!webhookSecret || !isSigned(body, headers['aftership-hmac-sha256'], webhookSecret)) return null;
      const { data: read } = message.safeParse(jsonOf(body.toString('utf8')));
      const carrier = carrierOfSlug(read?.msg.slug ?? '');
      if (!read || !carrier) return { carrier: '', number: '', events: [] };
      const now = new Date();
      return {
        carrier,
        number: read.msg.tracking_number,
        events: (read.msg.checkpoints ?? []).flatMap((checkpoint) => readCheckpoint(checkpoint, now, logIgnored) ?? []),
      };
    },
  };
}

function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
