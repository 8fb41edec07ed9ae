import type { Address } from '@tradewind/contract/people/addresses';
import { ChevronRight, MapPin, MapPinPlus } from 'lucide-react';
import { Link } from '../../../shell/router/link.tsx';
import { Badge } from '../../../design/badge.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Airmail } from '../../../design/patterns.tsx';

/** The delivery address; leads to the address list. */
export function AddressCardPart({ address }: { address: Address | null }) {
  const { t } = useTranslation();
  const Icon = address ? MapPin : MapPinPlus;
  return (
    <Link
      to="/address?type=choosen"
      className="card press relative flex items-center gap-3 overflow-hidden p-4 pb-[19px]"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
        <Icon aria-hidden size={20} strokeWidth={1.9} />
      </span>
      <span className="sr-only">{t('orders.address')}</span>
      {address ? (
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="text-lead font-semibold">{address.name}</span>
            <span className="tnum text-body text-ink-2">{address.mobile}</span>
            {address.tag && <Badge tone="sea">{address.tag}</Badge>}
          </span>
          <span className="mt-1 block text-body text-ink-2">
            {address.lines.map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </span>
        </span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className="block text-lead font-semibold">{t('orders.address.add')}</span>
          <span className="block text-note text-ink-3">{t('orders.address.addText')}</span>
        </span>
      )}
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-3" />
      <Airmail />
    </Link>
  );
}
