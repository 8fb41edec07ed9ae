import { useQuery } from '@tanstack/react-query';
import { addressList } from '@tradewind/contract/addresses';
import type { ProductDetail } from '@tradewind/contract/catalog';
import { fromWire } from '@tradewind/contract/money';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../api/call-query.ts';
import { useSignedIn } from '../api/session.ts';
import { usePrice } from '../currencies/use-price.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { type Choice, choiceText, openOption } from './sku-sheet/choice.ts';

interface PurchaseFactsPartProps {
  product: ProductDetail;
  choice: Choice;
  onOpen: () => void;
}

/** What was chosen, where it would go and what the way costs. */
export function PurchaseFactsPart({ product, choice, onOpen }: PurchaseFactsPartProps) {
  const { t } = useTranslation();
  const freight = useFreightText(product.freight);
  const address = useDefaultAddress();
  const { goods } = product;
  const open = openOption(goods, choice);
  const chosen = [choiceText(goods, choice), open && t('catalog.choose', { option: open.name })]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="card px-4">
      {goods.options.length > 0 && (
        <button type="button" onClick={onOpen} className={row}>
          <Fact name={t('catalog.selected')}>{chosen}</Fact>
        </button>
      )}
      <Link to="/address" className={row}>
        <Fact name={t('catalog.deliverTo')}>
          {address ? `${address.detail}, ${address.country}` : t('catalog.chooseAddress')}
        </Fact>
      </Link>
      <div className={row}>
        <Fact name={t('catalog.freight')} still>
          {freight}
        </Fact>
      </div>
    </div>
  );
}

const row = 'group/fact flex w-full items-stretch gap-3 text-left text-body';

function Fact({ name, still, children }: { name: string; still?: boolean; children: ReactNode }) {
  return (
    <>
      <span className="w-[74px] shrink-0 py-4 text-ink-3">{name}</span>
      <span className="flex min-h-[52px] min-w-0 flex-1 items-center gap-2 border-b border-line py-3 font-medium group-last/fact:border-transparent">
        <span className="min-w-0 flex-1 break-words">{children}</span>
        {!still && <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-2" />}
      </span>
    </>
  );
}

function useDefaultAddress() {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...callQuery(addressList, { page: 1, limit: 10 }), enabled: signedIn });
  return (signedIn && data?.list[0]) || null;
}

/** Freight of one piece. */
function useFreightText({ first, free_over }: ProductDetail['freight']): string {
  const { t } = useTranslation();
  const { text } = usePrice();
  if (fromWire(first)?.minor === 0n) return t('catalog.freightFree');
  const paid = t('catalog.freightPaid', { amount: text(first) });
  return free_over === null ? paid : `${paid} · ${t('catalog.freightFreeOver', { amount: text(free_over) })}`;
}
