import { darken, lighten, useTheme } from '@mui/material/styles';
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
  const { primary, secondary, info, tones, warning, success, error } = palette;
  const owing = [primary.main, secondary.main, info.main, tones.plum, warning.main, success.main, error.main];
  // Shades that no liability has, in as strong a contrast to the paper as the names of parts need.
  const shade = (color: string) => (palette.mode === 'dark' ? darken(color, 0.35) : lighten(color, 0.3));
  const holding = [success.main, info.main, error.main, warning.main, tones.plum, primary.main].map(shade);
  const colorOf = (colors: readonly string[], index: number) => colors[index % colors.length]!;
  return {
    owed: ({ owed }: Pick<Liabilities, 'owed'>) =>
      owed.map(({ kind, amount }, index) => ({
        label: name('books.kinds', kind),
        amount,
        color: colorOf(owing, index),
      })),
    held: ({ held }: Pick<Liabilities, 'held'>) =>
      held.map(({ account, kind, amount }, index) => ({
        label:
          kind === 'outside'
            ? `${name('books.kinds', kind)} · ${name('books.sources', sourceOf(account))}`
            : name('books.kinds', kind),
        amount,
        color: colorOf(holding, index),
      })),
  };
}
