import { requireFound } from '@tradewind/contract/base/refusals';
import type { ServiceMessage } from '@tradewind/contract/operations/service';
import type { Viewer } from './viewer.ts';
import { findForDesk } from './desk-queries.ts';
import { historyOf } from './messages-queries.ts';
import { presentMessages } from './present-message.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Messages of one query while a transcript is written. */
const batch = 500;

/** A whole conversation as text, in UTC. @throws Refusal `conversation_not_found`. */
export async function writeTranscript(
  { db, fileLinks }: Pick<ServiceDeps, 'db' | 'fileLinks'>,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<{ file_name: string; text: string }> {
  const conversation = requireFound(await findForDesk(db.read, viewer, id), 'conversation_not_found');
  const lines: string[] = [];
  for (let after = 0; after < conversation.last_number; after += batch) {
    const { rows } = await historyOf(db.read, id, { after, limit: batch });
    lines.push(...(await presentMessages(db.read, rows, { viewer, now, fileLinks })).map(lineOf));
  }
  const day = conversation.created_at.toISOString().slice(0, 10);
  return { file_name: `conversation-${conversation.username}-${day}.txt`, text: lines.join('\n') };
}

function lineOf({ at, author, from, text, pictures, card, hidden }: ServiceMessage): string {
  const parts = [
    text,
    ...(pictures.length > 0 ? [`[pictures: ${pictures.length}]`] : []),
    ...(card ? [`[${card.kind} ${card.number || card.id}: ${card.title}]`] : []),
    ...(hidden ? ['[removed]'] : []),
  ];
  return `${at.slice(0, 19).replace('T', ' ')} ${author} (${from}): ${parts.filter(Boolean).join(' ')}`;
}
