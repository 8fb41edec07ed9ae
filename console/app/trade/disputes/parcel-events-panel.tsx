import { Stack, Typography } from '@mui/material';
import { carrierName } from '@tradewind/contract/trade/carriers';
import { parcelStatusTexts } from '@tradewind/contract/trade/parcel-texts';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Code, Moment } from '../../design/fields.tsx';
import { useLocale } from '../../i18n/use-locale.ts';

/** The tracking events of the order's parcels, newest first. */
export const ParcelEventsPanel = ({ parcels }: { parcels: Dispute['parcels'] }) => {
  const t = useTranslation();
  const locale = useLocale();
  const status = (name: string) =>
    Object.hasOwn(parcelStatusTexts, name) ? parcelStatusTexts[name as keyof typeof parcelStatusTexts][locale] : name;
  if (parcels.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('disputes.no_parcels')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 2.5 }}>
      {parcels.map((parcel) => (
        <Stack key={parcel.id} sx={{ gap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {carrierName(parcel.carrier, locale)} <Code value={parcel.number} long /> · {status(parcel.status)}
          </Typography>
          <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
            {parcel.events.map((event) => (
              <Typography
                key={`${event.at} ${event.status} ${event.text}`}
                component="li"
                variant="body2"
                color="textSecondary"
              >
                <Moment value={event.at} /> ·{' '}
                {[status(event.status), event.place, event.text].filter(Boolean).join(' · ')}
              </Typography>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
};
