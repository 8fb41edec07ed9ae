import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { Tx } from '../../base/db/database.ts';
import type { PartitionedTable } from '../../base/db/partitions/partitioned-table.ts';
import { deferToCommit } from '../../base/db/transaction.ts';
import type { RecordedAct } from '../../base/http/recorded-act.ts';
import { newId } from '../../base/ids/ids.ts';

/** The log is kept for ever. */
export const shopAuditPartitions: PartitionedTable = {
  table: 'shop_audit_log',
  column: 'id',
  holds: 'id',
  step: 'month',
  keep: null,
  ahead: 3,
};

/** Writes an act to the audit log of the shop; the statement is sent together with COMMIT. */
export function recordShopAct(tx: Tx, { endpoint, actor, input, answer, at }: RecordedAct): void {
  deferToCommit(
    tx,
    tx.insertInto('shop_audit_log').values({
      id: newId(),
      at,
      shop_id: actor.shopId,
      user_id: actor.userId,
      role: actor.role,
      key_id: actor.apiKey?.id ?? null,
      act: endpoint.name,
      subject: subjectOf(input) || subjectOf(answer),
      details: detailsOf(endpoint, input),
    }),
  );
}

/** The id of what an act was about: that in its input, or of what it made. */
function subjectOf(value: unknown): string {
  const fields = Object.entries(isRecord(value) ? value : {});
  const [, id] = fields.find(([name]) => name === 'id') ?? fields.find(([name]) => name.endsWith('_id')) ?? [];
  return typeof id === 'string' ? shortened(id) : '';
}

/** How much of an input is kept: characters of a text, elements of a list, levels of lists in lists. */
const most = { characters: 160, elements: 12, levels: 4 };

/** The input as the log keeps it: without secrets and what is empty, masked where declared, and shortened. */
export function detailsOf({ secrets = [], masked = [] }: Endpoint, input: unknown): Record<string, unknown> {
  const entries = Object.entries(isRecord(input) ? input : {})
    .filter(([name]) => name !== 'id' && !secrets.includes(name))
    .map(([name, value]): [string, unknown] => [
      name,
      masked.includes(name) && typeof value === 'string' && value ? `…${value.slice(-4)}` : plain(value, most.levels),
    ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== undefined));
}

function plain(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) {
    const kept = value.slice(0, most.elements).map((element) => plain(element, levels - 1));
    return kept.length < value.length ? [...kept, `… ${value.length}`] : kept;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, levels - 1)]));
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > most.characters ? `${characters.slice(0, most.characters).join('')}…` : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
