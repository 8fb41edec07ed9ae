import type { MailState } from '@tradewind/contract/platform/desk/mails';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';

const tones: Record<MailState, Tone> = { kept: 'info', waiting: 'warn', sent: 'ok', failed: 'bad' };

export const MailChip = ({ state }: { state: MailState }) => (
  <StatusChip tone={tones[state]} label={useTranslation()(`mails.states.${state}`)} />
);
