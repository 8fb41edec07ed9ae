import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { leastSize } from '../../design/least-size.ts';

export interface BalancePart {
  side: 'owed' | 'held';
  label: string;
  amount: string;
  color: string;
}

/** Liabilities and holdings as stacked bars, of equal length while the books balance. */
export default function BalanceChart({ parts }: { parts: BalancePart[] }) {
  const t = useTranslation();
  const { money, locale } = useFormat();
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 1,
  });
  // Floats for drawing only.
  const lengths = ({ side, amount }: BalancePart) =>
    side === 'owed' ? [Number(amount), null] : [null, Number(amount)];
  return (
    <BarChart
      height={260}
      sx={leastSize}
      layout="horizontal"
      borderRadius={6}
      margin={{ left: 4, right: 24, top: 12, bottom: 4 }}
      yAxis={[{ scaleType: 'band', data: [t('books.owed'), t('books.held')], width: 72, categoryGapRatio: 0.45 }]}
      xAxis={[{ valueFormatter: (value: number) => short.format(value), height: 36 }]}
      grid={{ vertical: true }}
      series={parts.map((part) => ({
        data: lengths(part),
        label: part.label,
        stack: 'books',
        color: part.color,
        valueFormatter: (value: number | null) => (value === null ? null : money(part.amount)),
      }))}
    />
  );
}
