import { useTranslation } from '../i18n/use-translation.ts';
import type { ListTabs } from './desk-list.tsx';
import { StatusChip, type Tone } from './status-chip.tsx';

/** Where the present is in the time in which a rule or an offer holds. */
export type Force = 'upcoming' | 'current' | 'past';

const tones: Record<Force, Tone> = { upcoming: 'info', current: 'ok', past: 'quiet' };

/** Whether a rule or an offer is in force. */
export const ForceChip = ({ state }: { state: Force }) => {
  const t = useTranslation();
  const labels = { upcoming: t('commissions.upcoming'), current: t('commissions.current'), past: t('commissions.was') };
  return <StatusChip tone={tones[state]} label={labels[state]} />;
};

/** The tabs of a list of rules or offers that hold for a time. */
export function useForceTabs(): ListTabs {
  const t = useTranslation();
  return {
    filter: 'state',
    choices: [
      { value: 'in_force', label: t('commissions.in_force') },
      { value: 'past', label: t('commissions.past') },
      { value: 'all', label: t('common.all') },
    ],
  };
}
