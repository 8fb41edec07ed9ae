import { useQuery } from '@tanstack/react-query';
import { formatAddress } from '@tradewind/contract/people/address-text';
import type { Address, AddressParts } from '@tradewind/contract/people/addresses';
import { isLatinName } from '@tradewind/contract/people/latin-name';
import { Trash2 } from 'lucide-react';
import { useParams, useSearchParams } from '../../shell/router/visit.ts';
import { Card } from '../../design/card.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { toast } from '../../design/toast-store.ts';
import type { Locale } from '@tradewind/contract/base/locales';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { likelyCode, parseMobile } from '../users/calling-codes.ts';
import { addressQuery, useSaveAddress } from './address-data.ts';
import { AddressFormPart } from './address-form-part.tsx';
import { isPicker } from './address-paths.ts';
import type { AddressFields } from './address-rules.ts';
import { readArea } from './countries.ts';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { chooseAddress } from './chosen-address.ts';
import { useConfirmDelete } from './use-delete-address.ts';
import { sameParts } from './same-parts.ts';

export function Component() {
  const { t, locale } = useTranslation();
  const { id } = useParams();
  const [search] = useSearchParams();
  const goBack = useGoBack('/address');
  const {
    data: address,
    isPending,
    error,
    refetch,
  } = useQuery({ ...addressQuery(id ?? ''), enabled: id !== undefined });
  const waiting = useDelayedSkeleton(id !== undefined && isPending);
  const save = useSaveAddress();
  const { askAndDelete, dialog } = useConfirmDelete();

  const saveAddress = async ({ isDefault, mobile, name, nameLatin, tag, customsCode, ...typed }: AddressFields) => {
    const [{ tidyParts }, { mobileToSend }] = await Promise.all([
      import('./country-format.ts'),
      import('./unusual-mobile.ts'),
    ]);
    const parts = tidyParts(typed);
    // A text written in another language or by another client is kept while the parts are unchanged.
    const unchanged = address && sameParts(parts, partsOf(address));
    const text = unchanged
      ? { country: address.country, detail: address.detail }
      : formatAddress(parts, countryNameIn(parts.country, locale));
    save.mutate(
      {
        name,
        name_latin: isLatinName(name) ? '' : nameLatin,
        tag,
        ...text,
        set_parts: parts,
        customs_code: parts.country === 'KR' ? customsCode : '',
        mobile: mobileToSend(mobile),
        is_default: isDefault ? 1 : 0,
        ...(id !== undefined && { address_id: id }),
      },
      {
        onSuccess: (saved) => {
          if (isPicker(search)) chooseAddress(saved.address_id);
          toast.success(t('addresses.saved'));
          goBack();
        },
      },
    );
  };
  const remove = async (addressId: string) => {
    if (await askAndDelete(addressId)) goBack();
  };
  const deleteButton = id !== undefined && address && (
    <IconButton icon={Trash2} label={t('addresses.delete')} onClick={() => void remove(id)} />
  );
  return (
    <>
      <ScreenBar
        title={id === undefined ? t('addresses.new') : t('addresses.edit')}
        right={deleteButton}
        fallback="/address"
      />
      {(id === undefined || address) && (
        <AddressFormPart
          key={id}
          start={address ? fieldsOf(address) : emptyFields(locale, t('addresses.tagHome'))}
          defaultStays={address?.is_default === 1}
          saving={save.isPending}
          onSave={saveAddress}
        />
      )}
      {waiting && !address && (
        <Card padded className="mx-3 mt-1 flex flex-col gap-7">
          {['name', 'mobile', 'area', 'detail'].map((field) => (
            <Skeleton key={field} className="h-[50px] w-full" />
          ))}
        </Card>
      )}
      {error && !address && <ErrorState error={error} onRetry={() => void refetch()} />}
      {dialog}
    </>
  );
}

const fieldsOf = (address: Address): AddressFields => ({
  name: address.name,
  nameLatin: address.name_latin,
  mobile: parseMobile(address.mobile),
  ...partsOf(address),
  tag: address.tag,
  customsCode: address.customs_code,
  isDefault: address.is_default === 1,
});

/** The parts of an address; of one stored as text alone, what can be parsed from that. */
const partsOf = ({ parts, country, country_code, detail }: Address): AddressParts => {
  if (parts) return parts;
  const area = readArea(country);
  return {
    city: area.city,
    country: country_code || area.country,
    region: '',
    district: '',
    street: detail,
    postcode: '',
  };
};

const emptyFields = (locale: Locale, tag: string): AddressFields => ({
  name: '',
  nameLatin: '',
  mobile: { code: likelyCode(locale, navigator.languages), number: '' },
  country: '',
  region: '',
  city: '',
  district: '',
  street: '',
  postcode: '',
  tag,
  customsCode: '',
  isDefault: false,
});
