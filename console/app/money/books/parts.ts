import { useTheme } from '@mui/material/styles';
import type { liabilities } from '@tradewind/contract/money/desk/books';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { useNames } from '../../i18n/use-translation.ts';

export type Liabilities = OutputOf<typeof liabilities>;

/** `outside:network:USDT-TRC20:USD` → `USDT-TRC20`, `outside:bank:USD` → `bank`. */
const sourceOf = (account: string): string => account.split(':').slice(1, -1).at(-1) ?? account;

/** The parts of liabilities and holdings with names and colours, for charts and their legends. */
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
