import { Button } from '@mui/material';
import { maxPrinted, pickList } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { queryText } from '@tradewind/client/query-text';
import { ListOrdered, Printer } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Opens the pick list and the packing slips of the selected orders. */
export const PrintSelected = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslation();
  const query = `ids=${ids.slice(0, maxPrinted).join(',')}`;
  return (
    <>
      <PrintLink to={`/shop_print/pick_list?${query}`} label={t('fulfilment.print.pick_list')} icon="list" />
      <PrintLink to={`/shop_print/packing_slips?${query}`} label={t('fulfilment.print.packing_slips')} icon="slips" />
    </>
  );
};

/** Tabs whose orders have something to ship. */
const shippable = ['to_ship', 'late', 'partly_sent'];

/** The same for all orders that match the list's tab and filters. */
export const PrintMatching = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { filterValues, total = 0, selectedIds } = useListContext();
  const { tab = '', ...filters } = filterValues as Record<string, string | null | undefined>;
  if (!canCall(pickList) || total === 0 || !shippable.includes(tab ?? '') || selectedIds.length > 0) return null;
  const query = queryText({ tab, ...filters });
  const smart_count = Math.min(total, maxPrinted);
  return (
    <>
      <PrintLink
        to={`/shop_print/pick_list?${query}`}
        label={t('fulfilment.print.all_matching', { smart_count })}
        icon="list"
      />
      <PrintLink
        to={`/shop_print/packing_slips?${query}`}
        label={t('fulfilment.print.slips_matching', { smart_count })}
        icon="slips"
      />
    </>
  );
};

const PrintLink = ({ to, label, icon }: { to: string; label: string; icon: 'list' | 'slips' }) => (
  <Button
    component={Link}
    to={to}
    size="small"
    variant="outlined"
    startIcon={icon === 'list' ? <ListOrdered size={18} /> : <Printer size={18} />}
  >
    {label}
  </Button>
);
