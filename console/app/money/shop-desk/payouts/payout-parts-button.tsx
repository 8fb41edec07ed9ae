import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { exportPayoutParts, payoutParts, type PayoutParts } from '@tradewind/contract/money/shop-desk/payout-parts';
import type { PayoutRow } from '@tradewind/contract/money/shop-desk/payouts';
import { payoutLineTexts } from '@tradewind/contract/money/statement-texts';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { ExportButton } from '../../../design/export-button.tsx';
import { Moment } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Opens what a payout paid, order by order. */
export const PayoutPartsButton = ({ payout }: { payout: PayoutRow }) => {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<ListOrdered size={16} />} onClick={() => setOpen(true)}>
        {t('lists.payout_orders')}
      </Button>
      {open && <PartsDialog payout={payout} onClose={() => setOpen(false)} />}
    </>
  );
};

const PartsDialog = ({ payout: { id, sn }, onClose }: { payout: PayoutRow; onClose: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [payoutParts.name, id],
    queryFn: ({ pageParam, signal }) => call(payoutParts, { id, cursor: pageParam ?? '' }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="payout-parts">
      <DialogTitle id="payout-parts">{`${t('lists.payout_orders')} · ${sn}`}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <DialogContentText variant="body2" sx={{ px: 1, pb: 1 }}>
          {t('lists.payout_text')}
        </DialogContentText>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && <PartsTable pages={data.pages} />}
        {hasNextPage && (
          <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('lists.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <ExportButton
          endpoint={exportPayoutParts}
          input={{ format: 'csv', id }}
          label={t('common.download')}
          size="small"
        />
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** The sums of a payout, from the balance before it to the one after it, and its movements. */
const PartsTable = ({ pages }: { pages: readonly PayoutParts[] }) => {
  const t = useTranslation();
  const { money, locale } = useFormat();
  const { opening, lines, amount, closing } = pages[0]!;
  const sum = (label: string, value: string, strong = false) => (
    <TableRow key={label} sx={{ '& td': { fontWeight: strong ? 600 : 400 } }}>
      <TableCell colSpan={2}>{label}</TableCell>
      <TableCell align="right">{value}</TableCell>
    </TableRow>
  );
  return (
    <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
      <TableBody>
        {sum(t('lists.balance_before'), money(opening))}
        {lines.map(({ line, amount: value, entries }) =>
          sum(`${payoutLineTexts[line][locale]} (${entries})`, money(value)),
        )}
        {sum(t('lists.this_payout'), `−${money(amount)}`, true)}
        {sum(t('lists.balance_after'), money(closing))}
        {pages
          .flatMap(({ list }) => list)
          .map((part) => (
            <TableRow key={part.id}>
              <TableCell>
                <Moment value={part.at} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {part.order_id === null ? (
                  part.counterpart || payoutLineTexts[part.line][locale]
                ) : (
                  <MuiLink component={Link} to={`/shop_orders/${part.order_id}/show`}>
                    {part.counterpart}
                  </MuiLink>
                )}
              </TableCell>
              <TableCell align="right">{money(part.amount)}</TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
};
