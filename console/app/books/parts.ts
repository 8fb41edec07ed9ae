import { useTheme } from '@mui/material/styles';
import type { liabilities } from '@tradewind/contract/desk/books';
import type { OutputOf } from '@tradewind/contract/endpoint';
import { useNames } from '../i18n/words.ts';

export type Liabilities = OutputOf<typeof liabilities>;

/** What is owed and held, with names and colours, for charts and the figures beside them. */
export function useParts() {
  const name = useNames();
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.secondary.main, palette.info.main, palette.success.main, palette.warning.main, palette.error.main];
  const colorOf = (index: number) => colors[index % colors.length]!;
  return {
    owed: ({ owed }: Pick<Liabilities, 'owed'>) => owed.map(({ kind, amount }, index) => ({ label: name('books.kinds', kind), amount, color: colorOf(index) })),
    held: ({ held }: Pick<Liabilities, 'held'>) =>
      held.map(({ account, kind, amount }, index) => ({
        label: kind === 'outside' ? `${name('books.kinds', kind)} · ${account.split(':').slice(1, -1).join(':')}` : name('books.kinds', kind),
        amount,
        color: colorOf(index + 3),
      })),
  };
}
