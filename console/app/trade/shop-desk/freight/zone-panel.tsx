import { Stack, Typography } from '@mui/material';
import { deliveryKinds } from '@tradewind/contract/trade/freight';
import type { FreightZone } from '@tradewind/contract/trade/shop-desk/freight';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useCountries } from '../../../design/countries.ts';
import { RemoveZone, SaveZone, SetOption, StopOption } from './zone-actions.tsx';

type Option = FreightZone['options'][number];

/** One freight zone: its countries and delivery options. */
export const ZonePanel = ({ zone, isOnly }: { zone: FreightZone; isOnly: boolean }) => {
  const t = useTranslation();
  const { nameOf } = useCountries();
  const names = zone.countries.map(nameOf).join(', ');
  const isLong = zone.countries.length > 4;
  const title =
    zone.elsewhere === 1
      ? t(isOnly ? 'freight.everywhere' : 'freight.elsewhere')
      : isLong
        ? t('freight.many_countries', { smart_count: zone.countries.length })
        : names;
  return (
    <Panel
      title={title}
      actions={
        <>
          <SaveZone zone={zone} /> <RemoveZone zone={zone} name={title} />
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {isLong && (
          <Typography variant="body2" color="textSecondary">
            {names}
          </Typography>
        )}
        {zone.options.length === 0 && (
          <div>
            <StatusChip tone="warn" label={t('freight.not_delivered')} />
          </div>
        )}
        {deliveryKinds.map((kind) => {
          const option = zone.options.find((one) => one.kind === kind);
          return (
            <Stack
              key={kind}
              direction="row"
              sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
            >
              <Stack sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{t(`freight.kinds.${kind}`)}</Typography>
                {option ? (
                  <Terms option={option} />
                ) : (
                  <Typography variant="body2" color="textSecondary">
                    {t('freight.not_offered')}
                  </Typography>
                )}
              </Stack>
              <Stack direction="row" sx={{ gap: 1 }}>
                <SetOption zone={zone} kind={kind} />
                {option && <StopOption zone={zone} kind={kind} />}
              </Stack>
            </Stack>
          );
        })}
      </Stack>
    </Panel>
  );
};

const Terms = ({ option }: { option: Option }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const unit = (size: number) => t(`freight.sizes.${option.measure}`, { smart_count: size });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {[
        t('freight.days', { from: option.days_from, to: option.days_to }),
        t('freight.first', { price: money(option.first_price), size: unit(option.first_size) }),
        t('freight.next', { price: money(option.next_price), size: unit(option.next_size) }),
        option.free_over !== null && t('freight.free', { amount: money(option.free_over) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
};
