import { MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { serverNow } from '@tradewind/client/server-clock';
import { reportColumns, type ReportName } from '@tradewind/contract/operations/desk/reports';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface Span {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  by: 'day' | 'week' | 'month';
}

/** The years that can be chosen: this one and the four before it. */
const yearsShown = 5;

/** The days of a report, what its rows are, and what can be done with it. The income of sellers is of a year. */
export const SpanPanel = ({
  report,
  span,
  onChange,
  children,
}: {
  report: ReportName;
  span: Span;
  onChange: (change: Partial<Span>) => void;
  children: ReactNode;
}) => {
  const t = useTranslation();
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const years = Array.from({ length: yearsShown }, (_, index) => String(Number(today.slice(0, 4)) - index));
  const isByTime = Object.keys(reportColumns[report])[0] === 'period';
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {report === 'sellers' ? (
        <TextField
          select
          size="small"
          label={t('reports.year')}
          value={years.find((year) => year === span.to.slice(0, 4)) ?? years[0]}
          onChange={(event) => onChange({ from: `${event.target.value}-01-01`, to: `${event.target.value}-12-31` })}
          sx={{ minWidth: 110 }}
        >
          {years.map((year) => (
            <MenuItem key={year} value={year}>
              {year}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        (['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            size="small"
            type="date"
            label={t(`reports.${name}`)}
            value={span[name]}
            onChange={(event) => event.target.value && onChange({ [name]: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))
      )}
      {isByTime && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span.by}
          onChange={(_, by: Span['by'] | null) => by && onChange({ by })}
          aria-label={t('reports.by')}
        >
          {(['day', 'week', 'month'] as const).map((by) => (
            <ToggleButton key={by} value={by}>
              {t(`reports.by_${by}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: { md: 'auto' } }}>
        {children}
      </Stack>
    </Stack>
  );
};
