import { Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ShopParcelView } from '@tradewind/contract/trade/parcels';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Code, Facts, Moment } from '../../../design/fields.tsx';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';

const tones: Partial<Record<ShopParcelView['status'], Tone>> = {
  delivered: 'ok',
  exception: 'bad',
  attempt_failed: 'warn',
  expired: 'bad',
};

/** One parcel: its contents, carrier and tracking events. */
export const ParcelPanel = ({
  parcel,
  number,
  actions,
  slip = true,
}: {
  parcel: ShopParcelView;
  number: number;
  actions?: ReactNode;
  slip?: boolean;
}) => {
  const t = useTranslation();
  return (
    <Panel
      title={t('shop.orders.parcel', { number })}
      actions={
        <>
          {slip && (
            <Button component={Link} to={`/shop_slip/${parcel.id}`} target="_blank" startIcon={<Printer size={16} />}>
              {t('shop.orders.slip')}
            </Button>
          )}
          {actions}
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Facts
          facts={[
            [
              t('common.state'),
              <StatusChip key="state" tone={tones[parcel.status] ?? 'sea'} label={parcel.status_text} />,
            ],
            [t('shop.orders.carrier'), parcel.carrier_name || t('shop.orders.other_carrier')],
            [
              t('shop.orders.parcel_number'),
              parcel.tracking_url ? (
                <MuiLink key="number" href={parcel.tracking_url} target="_blank" rel="noopener noreferrer">
                  {parcel.number}
                </MuiLink>
              ) : (
                <Code key="number" long value={parcel.number} />
              ),
            ],
            [t('shop.orders.contents'), parcel.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('; ')],
          ]}
        />
        <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
          {parcel.events.map((event) => (
            <Stack key={event.id} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {event.text}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <Moment value={event.at} />
                {event.place && ` · ${event.place}`}
              </Typography>
              {event.note && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {event.note}
                </Typography>
              )}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
};
