import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import type { UserInfo } from '@tradewind/contract/people/users';
import { ChevronRight, Package, PackageCheck, RotateCcw, Truck, Wallet } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Card } from '../../design/card.tsx';
import { IconLabel } from '../../design/icon-label.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Order statuses with the tab of the order list and the count of the user's data. */
const states = [
  { tab: '0', label: 'waiting_pay', counts: 'to_pay', icon: Wallet },
  { tab: '1', label: 'waiting_delivery', counts: 'to_ship', icon: Package },
  { tab: '2', label: 'delivered', counts: 'on_the_way', icon: Truck },
  { tab: '3', label: 'received', counts: 'received', icon: PackageCheck },
  { tab: '-4', label: 'after_sale', counts: 'after_sale', icon: RotateCcw },
] as const;

/** Links to the orders of five statuses, with their counts. */
export function MeOrdersPart({ counts }: { counts: UserInfo['order_counts'] | null }) {
  const { t, locale } = useTranslation();
  return (
    <Card as="section">
      <div className="flex items-center justify-between gap-3 pt-1.5 pr-3 pl-4">
        <h2 className="min-w-0 text-base font-semibold">{t('title.myPurchases')}</h2>
        <Link
          to="/myPurchases/all"
          className="press inline-flex min-h-11 items-center gap-0.5 px-1 text-note text-ink-2"
        >
          {t('users.me.allOrders')}
          <ChevronRight aria-hidden size={17} />
        </Link>
      </div>
      <nav aria-label={t('title.myPurchases')} className="grid grid-cols-5 px-1 pb-3">
        {states.map(({ tab, label, counts: counted, icon }) => {
          const count = counts?.[counted] ?? 0;
          return (
            <IconLabel
              key={tab}
              icon={icon}
              label={orderStatusTexts[label][locale]}
              count={count}
              countLabel={t('users.me.orders', { count })}
              link={(face) => <Link to={`/myPurchases/${tab}`} {...face} />}
              className="min-w-0 justify-start px-0.5 pt-2 lg:px-0 text-balance break-words"
            />
          );
        })}
      </nav>
    </Card>
  );
}
