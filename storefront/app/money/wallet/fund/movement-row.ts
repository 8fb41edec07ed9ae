import type { BillRow, Movement, MovementRow, MovementSubject } from '@tradewind/contract/money/wallet';
import { ArrowDownLeft, ArrowUpRight, Flag, Gift, type LucideIcon, Scale, ShoppingBag, Undo2 } from 'lucide-react';
import { orderPath } from '../../../paths/order-paths.ts';
import type { RecordTone } from '../parts/record-row-part.tsx';

const icons: Record<Movement, { icon: LucideIcon; tone: RecordTone }> = {
  recharge: { icon: ArrowDownLeft, tone: 'ok' },
  extract: { icon: ArrowUpRight, tone: 'neutral' },
  order: { icon: ShoppingBag, tone: 'neutral' },
  refund: { icon: Undo2, tone: 'plum' },
  reward: { icon: Gift, tone: 'ok' },
  correction: { icon: Scale, tone: 'info' },
  opening: { icon: Flag, tone: 'info' },
};

/** Icon and colour of a movement; a withdrawal that came back is shown as money that comes in. */
export function movementIcon({ type, direction }: Pick<MovementRow, 'type' | 'direction'>): {
  icon: LucideIcon;
  tone: RecordTone;
} {
  return type === 'extract' && direction === 'in' ? { icon: Undo2, tone: 'ok' } : icons[type];
}

/** What happened and with whom: 'Order payment · Hoshi Audio'. Without a subject the counterpart is left to the second line. */
export function movementTitle({
  title,
  counterpart,
  subject,
}: Pick<BillRow, 'title' | 'counterpart' | 'subject'>): string {
  const ending = ` · ${counterpart}`;
  const bare = counterpart && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
  return subject ? `${bare} · ${subject.party}` : bare;
}

/** The second line beside the time: the number of an order, or the counterpart if the title does not name it. */
export const movementNote = ({ counterpart, subject }: Pick<BillRow, 'counterpart' | 'subject'>): string =>
  subject && subject.what !== 'order' ? '' : shortened(counterpart);

const paths: Record<MovementSubject['what'], (id: string) => string> = {
  order: orderPath,
  recharge: (id) => `/topUpRecord?recharge=${id}`,
  withdrawal: (id) => `/depositRecord?id=${id}`,
};

/** The screen that shows its details; null where there is none. */
export const movementPath = (subject: MovementSubject | null): string | null =>
  subject?.id ? paths[subject.what](subject.id) : null;

/** Both ends of a long number: `TW6410…3552`. Short texts are unchanged. */
export const shortened = (text: string): string =>
  /^[^\s…]{13,}$/.test(text) ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
