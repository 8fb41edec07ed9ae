import { Avatar, Stack, Typography } from '@mui/material';
import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Amount } from '../../../design/fields.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { specText } from '../../../goods/spec-text.ts';

/** The lines of an order, with the shipped quantities. */
export const OrderLines = ({ lines }: Pick<ShopOrderDetail, 'lines'>) => {
  const t = useTranslation();
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {lines.map((line) => (
        <Stack key={line.id} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Avatar
            variant="rounded"
            src={line.image}
            alt=""
            sx={{ width: 56, height: 56, bgcolor: (theme) => theme.palette.tones.sunken }}
          >
            {' '}
          </Avatar>
          <Stack sx={{ flex: 1, minWidth: 0, gap: 0.25 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {line.title}
            </Typography>
            {line.spec && (
              <Typography variant="caption" color="textSecondary">
                {specText(line.spec)}
              </Typography>
            )}
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              {line.sent > 0 && (
                <StatusChip tone="ok" label={t('shop.orders.sent_pieces', { smart_count: line.sent })} />
              )}
              {line.refunded > 0 && (
                <StatusChip tone="bad" label={t('shop.orders.refunded_pieces', { smart_count: line.refunded })} />
              )}
              {line.unsent > 0 && (
                <StatusChip tone="warn" label={t('shop.orders.left', { smart_count: line.unsent })} />
              )}
            </Stack>
          </Stack>
          <Stack sx={{ alignItems: 'flex-end', flexShrink: 0 }}>
            {line.price !== null && <Amount value={line.price} />}
            <Typography variant="body2" sx={{ fontWeight: 600 }}>{`× ${line.quantity}`}</Typography>
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
};
