import { useQuery } from '@tanstack/react-query';
import { MapPinned, Plus } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { ActionBar } from '../../design/action-bar.tsx';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useDelayedSkeleton, Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { AddressCardPart } from './address-card-part.tsx';
import { addressesQuery, useSetDefaultAddress } from './address-data.ts';
import { addressFormPath, isPicker, pickedFormPath } from './address-paths.ts';
import { chooseAddress, useChosenAddress } from './chosen-address.ts';
import { useConfirmDelete } from './use-delete-address.ts';
import { Card } from '../../design/card.tsx';

export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const picking = isPicker(search);
  const goBack = useGoBack('/filter');
  const { data, isPending, error, refetch } = useQuery(addressesQuery());
  const waiting = useDelayedSkeleton(isPending);
  const picked = useChosenAddress();
  const makeDefault = useSetDefaultAddress();
  const { askAndDelete, dialog } = useConfirmDelete();
  const addresses = data?.list ?? [];
  const chosen = picked ?? addresses.find((address) => address.is_default === 1)?.address_id;
  const choose = (addressId: string) => {
    chooseAddress(addressId);
    goBack();
  };
  return (
    <>
      <ScreenBar title={picking ? t('addresses.choose') : t('title.address')} fallback="/filter" />
      {waiting && !data && <AddressSkeletonPart />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && addresses.length === 0 && (
        <div className="my-auto">
          <EmptyState
            art={<MapPinned aria-hidden size={56} strokeWidth={1.4} />}
            title={t('addresses.emptyTitle')}
            text={t('addresses.emptyText')}
          />
        </div>
      )}
      <ul className="flex flex-col gap-2.5 px-3 pt-1 pb-5">
        {addresses.map((address) => (
          <AddressCardPart
            key={address.address_id}
            address={address}
            {...(picking && { chosen: address.address_id === chosen, onChoose: () => choose(address.address_id) })}
            onSetDefault={() => makeDefault.mutate(address.address_id)}
            onDelete={() => void askAndDelete(address.address_id)}
          />
        ))}
      </ul>
      {data && (
        <ActionBar>
          {/* After picking, the form goes straight back to the order, so it replaces the picker in the history. */}
          <Link
            to={picking ? pickedFormPath : addressFormPath()}
            replace={picking}
            className={buttonClass({ size: 'lg', wide: true })}
          >
            <Plus aria-hidden size={19} />
            {t('addresses.add')}
          </Link>
        </ActionBar>
      )}
      {dialog}
    </>
  );
}

/** The skeleton of the address list. */
function AddressSkeletonPart() {
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-1">
      {[0, 1].map((index) => (
        <Card key={index} className="px-4 py-4">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-2.5 h-5 w-14" />
          <Skeleton className="mt-2.5 h-4 w-11/12" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-5 h-6 w-full" />
        </Card>
      ))}
    </div>
  );
}
