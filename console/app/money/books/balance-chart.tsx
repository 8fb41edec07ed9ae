import { BarChart } from '@mui/x-charts/BarChart';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';

export interface BalancePart {
  side: 'owed' | 'held';
  label: string;
  amount: string;
  color: string;
}

/** What is owed and what is held, each as a bar of its parts: equally long while the books are right. */
export default function BalanceChart({ parts }: { parts: BalancePart[] }) {
  const word = useWords();
  const { money, locale } = useFormat();
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 1,
  });
  // Numbers only where they become lengths of a drawing.
  const lengths = ({ side, amount }: BalancePart) =>
    side === 'owed' ? [Number(amount), null] : [null, Number(amount)];
  return (
    <BarChart
      height={260}
      layout="horizontal"
      borderRadius={6}
      margin={{ left: 4, right: 24, top: 12, bottom: 4 }}
      yAxis={[{ scaleType: 'band', data: [word('books.owed'), word('books.held')], width: 72, categoryGapRatio: 0.45 }]}
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
