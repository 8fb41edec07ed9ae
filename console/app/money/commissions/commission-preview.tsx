import { serverNow } from '@tradewind/client/server-clock';
import { Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { fromWire } from '@tradewind/contract/base/money';
import { commissionPreview, mostPreviewed } from '@tradewind/contract/money/desk/commissions';
import { useState } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface CommissionPreviewProps {
  shopId: string;
  category: string;
  /** As typed, per cent and dollars. */
  rate: string;
  floor: string;
  cap: string;
}

const dayMs = 24 * 60 * 60 * 1_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What the typed rule would have made of the orders that were paid in a chosen range of days (UTC). */
export const CommissionPreview = (rule: CommissionPreviewProps) => {
  const t = useTranslation();
  const [from, setFrom] = useState(() => dayOf(serverNow() - 30 * dayMs));
  const [until, setUntil] = useState(() => dayOf(serverNow()));
  const rate = fromWire(rule.rate.trim().replace(',', '.'))?.minor;
  const chosen = from && until && from <= until;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="subtitle2">{t('money_rules.what_if')}</Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Day label={t('money_rules.from')} value={from} onChange={setFrom} />
        <Day label={t('money_rules.until')} value={until} onChange={setUntil} />
      </Stack>
      {chosen && rate !== undefined ? (
        <Outcome rule={rule} rate={Number(rate)} from={from} to={dayOf(Date.parse(until) + dayMs)} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('money_rules.what_if_empty')}
        </Typography>
      )}
    </Stack>
  );
};

const Day = ({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) => (
  <TextField
    label={label}
    type="date"
    size="small"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ flex: 1 }}
  />
);

interface OutcomeProps {
  rule: CommissionPreviewProps;
  rate: number;
  from: string;
  to: string;
}

const Outcome = ({ rule, rate, from, to }: OutcomeProps) => {
  const t = useTranslation();
  const { money, moment, number } = useFormat();
  const plain = (amount: string) => amount.trim().replace(',', '.');
  const { data, error } = useEndpointQuery(
    commissionPreview,
    {
      shop_id: rule.shopId,
      category: rule.category,
      rate_bp: rate,
      floor: plain(rule.floor),
      cap: plain(rule.cap),
      from,
      to,
    },
    { placeholderData: keepPreviousData },
  );
  if (error)
    return (
      <Typography variant="body2" color="error" role="status">
        {error.message}
      </Typography>
    );
  if (!data) return null;
  const newest = data.counted_from && (
    <Typography variant="body2">
      {t('money_rules.newest_orders', { count: number(mostPreviewed), since: moment(data.counted_from) })}
    </Typography>
  );
  if (data.orders === 0)
    return (
      <Stack sx={{ gap: 1 }} role="status">
        {newest}
        <Typography variant="body2" color="textSecondary">
          {t(newest ? 'money_rules.no_newest' : 'money_rules.no_orders')}
        </Typography>
      </Stack>
    );
  const row = (id: string, name: string, { orders, before, after }: typeof data | (typeof data.shops)[number]) => (
    <TableRow key={id}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" component="div" color="textSecondary">
          {t('money.orders', { smart_count: orders })}
        </Typography>
      </TableCell>
      <TableCell align="right">{money(before)}</TableCell>
      <TableCell align="right">{money(after)}</TableCell>
    </TableRow>
  );
  return (
    <Stack sx={{ gap: 1, maxHeight: 320, overflowY: 'auto' }} role="status">
      {newest}
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: 0.75 } }}>
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell align="right">{t('money_rules.agreed')}</TableCell>
            <TableCell align="right">{t('money_rules.new_rule')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:first-of-type td': { fontWeight: 700 } }}>
          {row('all', t('money_rules.all_shops'), data)}
          {data.shops.map((shop) => row(shop.shop_id, shop.shop, shop))}
        </TableBody>
      </Table>
      {data.shops_count > data.shops.length && (
        <Typography variant="caption">
          {t('money_rules.more_shops', { count: data.shops_count - data.shops.length })}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('money_rules.what_if_note')}
      </Typography>
    </Stack>
  );
};
