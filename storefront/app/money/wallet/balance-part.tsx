import { useUser } from '../../api/user.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useAmountsHidden } from '../../people/users/amounts-hidden.ts';

/** The balance that can be spent, below the name in the page header; nothing while amounts are hidden. */
export function BalancePart() {
  const { money } = useFormat();
  const user = useUser();
  const hidden = useAmountsHidden();
  if (!user || hidden) return null;
  return <span className="tnum block truncate text-cap font-normal text-ink-2">{money(user.money)}</span>;
}
