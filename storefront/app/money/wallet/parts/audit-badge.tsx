import { Badge, type BadgeTone } from '../../../design/badge.tsx';

const tones: Readonly<Record<number, BadgeTone>> = { 0: 'warn', 1: 'ok', 2: 'bad' };

/** How a top-up or withdrawal stands: auditing, passed, refused; what its owner called off is neutral. */
export function AuditBadge({ status, text, isCancelled }: { status: number; text: string; isCancelled?: boolean }) {
  return <Badge tone={isCancelled ? 'neutral' : (tones[status] ?? 'neutral')}>{text}</Badge>;
}
