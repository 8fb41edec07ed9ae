import { upload } from '@tradewind/contract/platform/uploads';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import { HttpError } from 'react-admin';
import { headersOf, readSession } from './session.ts';

/** Sends one picture of somebody who keeps a shop. @returns its link. */
export async function sendPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const headers = { lang: document.documentElement.lang, ...headersOf(readSession()) };
  const response = await fetch(upload.path, { method: upload.method, headers, body }).catch(() => {
    throw new HttpError('desk.errors.unreachable', 0);
  });
  const envelope = (await response.json().catch(() => null)) as Envelope<OutputOf<typeof upload>> | null;
  if (!envelope) throw new HttpError('desk.errors.unreadable', response.status);
  if (envelope.code === 1) return (envelope as { data: OutputOf<typeof upload> }).data.fullurl;
  throw new HttpError(envelope.msg, envelope.code === 0 ? 400 : envelope.code, envelope);
}
