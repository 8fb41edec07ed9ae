import { useTheme } from '@mui/material/styles';
import type { liabilities } from '@tradewind/contract/money/desk/books';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { useNames } from '../../i18n/words.ts';

export type Liabilities = OutputOf<typeof liabilities>;

/** `outside:network:USDT-TRC20:USD` is that network's, `outside:bank:USD` the bank's. */
const sourceOf = (account: string): string => account.split(':').slice(1, -1).at(-1) ?? account;

/** What is owed and held, with names and colours, for charts and the figures beside them. */
export function useParts() {
  const name = useNames();
  const { palette } = useTheme();
  const colorsOf =
    (...colors: string[]) =>
    (index: number) =>
      colors[index % colors.length]!;
  const owing = colorsOf(
    palette.primary.main,
    palette.secondary.main,
    palette.info.main,
    palette.tones.plum,
    palette.warning.main,
    palette.success.main,
  );
  const holding = colorsOf(palette.success.main, palette.warning.main, palette.tones.ink3, palette.error.main);
  return {
    owed: ({ owed }: Pick<Liabilities, 'owed'>) =>
      owed.map(({ kind, amount }, index) => ({ label: name('books.kinds', kind), amount, color: owing(index) })),
    held: ({ held }: Pick<Liabilities, 'held'>) =>
      held.map(({ account, kind, amount }, index) => ({
        label:
          kind === 'outside'
            ? `${name('books.kinds', kind)} · ${name('books.sources', sourceOf(account))}`
            : name('books.kinds', kind),
        amount,
        color: holding(index),
      })),
  };
}
