import type { MailState } from '@tradewind/contract/platform/desk/mails';
import { useWords } from '../../i18n/words.ts';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';

const tones: Record<MailState, Tone> = { kept: 'info', waiting: 'warn', sent: 'ok', failed: 'bad' };

export const MailChip = ({ state }: { state: MailState }) => (
  <StatusChip tone={tones[state]} label={useWords()(`mails.states.${state}`)} />
);
