import { useQuery } from '@tanstack/react-query';
import { toWire } from '@tradewind/contract/base/money';
import { useState } from 'react';
import { useSearchParams } from '../../../shell/router/visit.ts';
import { ApiRefusal } from '@tradewind/client/errors';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Skeleton, useDelayedSkeleton } from '../../../design/skeleton.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { parseMissing } from '../../../paths/top-up-path.ts';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { RecordLink } from '../parts/record-link.tsx';
import { WalletClosedPart } from '../wallet-closed-part.tsx';
import { DepositAddressPart } from './deposit-address-part.tsx';
import { DepositsPart } from './deposits-part.tsx';
import { DepositLookupPart } from './deposit-lookup-part.tsx';
import { networksQuery } from './top-up-data.ts';
import { ReceiptFormPart } from './receipt-form-part.tsx';
import { topUpMethods } from './top-up-methods.ts';

/** Tokens sent to the shopper's deposit address; with a receipt where the chain is not watched or on request. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.walletTopUp')} fallback="/topUp" right={<RecordLink to="/topUpRecord" />} />
      <ChainTopUp />
    </>
  );
}

function ChainTopUp() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [search] = useSearchParams();
  const [code, setCode] = useState<string | null>(null);
  const [withReceipt, setWithReceipt] = useState(search.get('way') === 'manual');
  const found = useQuery(networksQuery());
  const skeleton = useDelayedSkeleton(found.isPending);
  if (!found.data) {
    if (found.error instanceof ApiRefusal && found.error.refusal === 'wallet_closed') return <WalletClosedPart />;
    if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
    return skeleton && <Skeleton className="mx-3 mt-1 h-[520px] rounded-lg" />;
  }
  const networks = found.data;
  const chosen = networks.find(({ network }) => network === code) ?? networks[0];
  const { icon: Icon } = topUpMethods.chain;
  if (!chosen)
    return (
      <EmptyState
        art={<Icon aria-hidden size={56} strokeWidth={1.4} />}
        title={t('wallet.notYetOpen')}
        text={t('wallet.method.closedText')}
      />
    );
  const missing = parseMissing(search);
  const needsReceipt = withReceipt || chosen.automatic === 0;
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-2.5">
        {missing && <Notice tone="info">{t('wallet.missing', { amount: money(toWire(missing)) })}</Notice>}
        <DepositAddressPart networks={networks} chosen={chosen} onChoose={setCode} />
        <DepositsPart />
        {chosen.automatic === 1 && <DepositLookupPart key={chosen.network} network={chosen.network} />}
        {!needsReceipt && (
          <Button kind="ghost" wide className="mb-6" onClick={() => setWithReceipt(true)}>
            {t('wallet.receipt.notArrived')}
          </Button>
        )}
      </div>
      {needsReceipt && <ReceiptFormPart key={chosen.network} network={chosen} />}
    </>
  );
}
