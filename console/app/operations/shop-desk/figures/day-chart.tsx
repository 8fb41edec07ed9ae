import { BarChart } from '@mui/x-charts/BarChart';
import { dates, useFormat } from '../../../design/format.ts';
import { leastSize } from '../../../design/least-size.ts';

export interface DayValue {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

/** Bars by day, for the eye alone: what shows them also has them as a table, so that the keyboard passes them over. */
export default function DayChart({
  days,
  label,
  color,
  format,
  height,
}: {
  days: DayValue[];
  label: string;
  color: string;
  format: (value: number) => string;
  height: number;
}) {
  const { locale } = useFormat();
  const dayName = dates(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const isEmpty = days.every(({ value }) => value === 0);
  return (
    <BarChart
      height={height}
      sx={leastSize}
      hideLegend
      disableKeyboardNavigation
      borderRadius={3}
      margin={{ left: 4, right: 8, top: 12, bottom: 4 }}
      xAxis={[
        {
          height: 32,
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string) => dayName.format(new Date(`${day}T00:00:00Z`)),
        },
      ]}
      // Without a highest value, days that are all empty have their zero in the middle.
      yAxis={[
        {
          width: 44,
          min: 0,
          ...(isEmpty && { max: 1 }),
          tickMinStep: 1,
          valueFormatter: (value: number) => short.format(value),
        },
      ]}
      grid={{ horizontal: true }}
      series={[
        {
          data: days.map(({ value }) => value),
          label,
          color,
          valueFormatter: (value) => (value === null ? '' : format(value)),
        },
      ]}
    />
  );
}
