import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tradewind/contract/people/addresses';
import { buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../../shell/router/link.tsx';
import { addressFormPath } from './address-paths.ts';

/** Hints that an address saved as text seems to lack a part that its country needs; it can be ordered to all the same. */
export function IncompleteAddressPart({ address }: { address: Address }) {
  const { t } = useTranslation();
  const { address_id, parts, country, detail } = address;
  const { data: lacking } = useQuery({
    queryKey: ['addresses.lacking', address_id, country, detail],
    queryFn: async () => (await import('./lacking-postcode.ts')).lacksPostcode(address),
    enabled: parts === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (parts !== null || lacking !== true) return null;
  return (
    <Notice
      tone="warn"
      title={t('addresses.incomplete')}
      action={
        <Link to={addressFormPath(address_id)} className={buttonClass({ size: 'sm', className: 'mt-2.5' })}>
          {t('addresses.edit')}
        </Link>
      }
    >
      {t('addresses.incompleteText')}
    </Notice>
  );
}
