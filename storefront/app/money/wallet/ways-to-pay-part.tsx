import { useQuery } from '@tanstack/react-query';
import { waysToPay } from '@tradewind/contract/money/recharges';
import { callQuery } from '../../api/call-query.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/**
 * The ways to pay that are switched on, in the page footer; nothing until they are known. In a wide window they come first: the links
 * are set from the right, and so don't move.
 */
export function WaysToPayPart() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...callQuery(waysToPay, {}, { quiet: true }), staleTime: 10 * 60_000 });
  if (!data) return null;
  return (
    <div className="max-w-52 xl:order-first">
      <p className="pb-1.5 text-note font-semibold">{t('shell.footer.pay')}</p>
      <ul>
        {data.list.map(({ way, name }) => (
          <li key={way} className="py-2 text-note break-words text-ink-2">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
