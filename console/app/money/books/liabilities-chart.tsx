import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dates, useFormat } from '../../design/format.ts';
import { leastSize } from '../../design/least-size.ts';

interface Day {
  date: string;
  owed: string;
  held: string;
}

/** Liabilities and holdings by day: two lines that coincide while the books balance. */
export default function LiabilitiesChart({ days }: { days: Day[] }) {
  const t = useTranslation();
  const { palette } = useTheme();
  const { money, locale } = useFormat();
  const dayName = dates(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 1,
  });
  // Floats for drawing only.
  const heights = (pick: (day: Day) => string) => days.map((day) => Number(pick(day)));
  const shown = (value: number | null) => (value === null ? '' : money(String(value)));
  return (
    <LineChart
      height={260}
      margin={{ left: 4, right: 32, top: 12, bottom: 4 }}
      xAxis={[
        {
          height: 36,
          scaleType: 'point',
          data: days.map(({ date }) => date),
          valueFormatter: (date: string) => dayName.format(new Date(`${date}T00:00:00Z`)),
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => short.format(value), width: 48 }]}
      grid={{ horizontal: true }}
      series={[
        {
          data: heights((day) => day.held),
          label: t('books.held'),
          area: true,
          showMark: false,
          color: palette.success.main,
          curve: 'monotoneX',
          valueFormatter: shown,
        },
        {
          data: heights((day) => day.owed),
          label: t('books.owed'),
          showMark: false,
          color: palette.secondary.main,
          curve: 'monotoneX',
          valueFormatter: shown,
        },
      ]}
      sx={{ ...leastSize, [`& .${lineClasses.area}`]: { fillOpacity: 0.12 } }}
    />
  );
}
