import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Chooses over how many days something is counted. */
export function DaysToggle<const Days extends number>({
  choices,
  value,
  onChange,
}: {
  choices: readonly Days[];
  value: Days | null;
  onChange: (days: Days) => void;
}) {
  const t = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, days: Days | null) => days !== null && onChange(days)}
      aria-label={t('insights.analytics.period')}
    >
      {choices.map((days) => (
        <ToggleButton key={days} value={days}>
          {t('insights.last_days', { smart_count: days })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
