import { BarChart } from '@mui/x-charts/BarChart';
import { useFormat } from '../../design/format.ts';
import { leastSize } from '../../design/least-size.ts';

export interface Bar {
  label: string;
  value: number;
}

/** Bars of one column, for the eye alone: the table below has the same figures. */
export default function ReportChart({
  bars,
  label,
  color,
  format,
}: {
  bars: Bar[];
  label: string;
  color: string;
  format: (value: number) => string;
}) {
  const { locale } = useFormat();
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <BarChart
      height={240}
      sx={leastSize}
      hideLegend
      disableKeyboardNavigation
      borderRadius={3}
      margin={{ left: 4, right: 8, top: 12, bottom: 4 }}
      xAxis={[{ height: 36, scaleType: 'band', data: bars.map((bar) => bar.label) }]}
      yAxis={[{ width: 52, valueFormatter: (value: number) => short.format(value) }]}
      grid={{ horizontal: true }}
      series={[
        {
          data: bars.map(({ value }) => value),
          label,
          color,
          valueFormatter: (value) => (value === null ? '' : format(value)),
        },
      ]}
    />
  );
}
