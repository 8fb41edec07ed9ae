import { Badge, type BadgeTone } from '../../../design/badge.tsx';

const tones: Readonly<Record<number, BadgeTone>> = { 0: 'warn', 1: 'ok', 2: 'bad' };

/** The status of a top-up or withdrawal; cancelled ones are neutral. */
export function AuditBadge({ status, text, isCancelled }: { status: number; text: string; isCancelled?: boolean }) {
  return <Badge tone={isCancelled ? 'neutral' : (tones[status] ?? 'neutral')}>{text}</Badge>;
}
