import type { Movement, MovementRow } from '@tradewind/contract/wallet';
import { ArrowDownLeft, ArrowUpRight, Flag, type LucideIcon, Scale, ShoppingBag, Undo2 } from 'lucide-react';
import type { RecordTone } from '../parts/record-row-part.tsx';

const looks: Record<Movement, { icon: LucideIcon; tone: RecordTone }> = {
  recharge: { icon: ArrowDownLeft, tone: 'ok' },
  extract: { icon: ArrowUpRight, tone: 'neutral' },
  order: { icon: ShoppingBag, tone: 'neutral' },
  refund: { icon: Undo2, tone: 'plum' },
  correction: { icon: Scale, tone: 'info' },
  opening: { icon: Flag, tone: 'info' },
};

/** Icon and colour of a movement; a withdrawal that came back looks like money that comes in. */
export function movementLook({ type, direction }: Pick<MovementRow, 'type' | 'direction'>): { icon: LucideIcon; tone: RecordTone } {
  return type === 'extract' && direction === 'in' ? { icon: Undo2, tone: 'ok' } : looks[type];
}

/** The title without its counterpart, which a row shows in its second line. */
export function movementTitle({ title, counterpart }: Pick<MovementRow, 'title' | 'counterpart'>): string {
  const ending = ` · ${counterpart}`;
  return counterpart && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** Both ends of a long number: `TW6410…3552`. What is short already stays as it is. */
export const shortened = (text: string): string => (/^[^\s…]{13,}$/.test(text) ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);
