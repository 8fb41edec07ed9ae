import { Stack, Typography } from '@mui/material';
import { deliveryKinds } from '@tradewind/contract/trade/freight';
import type { FreightZone } from '@tradewind/contract/trade/shop-desk/freight';
import { useWords } from '../../../i18n/words.ts';
import { useFormat } from '../../../look/format.ts';
import { Panel } from '../../../look/panel.tsx';
import { StatusChip } from '../../../look/status-chip.tsx';
import { useCountries } from '../../../look/countries.ts';
import { RemoveZone, SaveZone, SetOption, StopOption } from './zone-verbs.tsx';

type Option = FreightZone['options'][number];

/** Some countries and the ways to deliver there. */
export const ZonePanel = ({ zone }: { zone: FreightZone }) => {
  const word = useWords();
  const { nameOf } = useCountries();
  const names = zone.countries.map(nameOf).join(', ');
  const isLong = zone.countries.length > 4;
  const title =
    zone.elsewhere === 1
      ? word('freight.elsewhere')
      : isLong
        ? word('freight.many_countries', { smart_count: zone.countries.length })
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
            <StatusChip tone="warn" label={word('freight.not_delivered')} />
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
                <Typography sx={{ fontWeight: 600 }}>{word(`freight.kinds.${kind}`)}</Typography>
                {option ? (
                  <Terms option={option} />
                ) : (
                  <Typography variant="body2" color="textSecondary">
                    {word('freight.not_offered')}
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
  const word = useWords();
  const { money } = useFormat();
  const unit = (size: number) => word(`freight.sizes.${option.measure}`, { smart_count: size });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {[
        word('freight.days', { from: option.days_from, to: option.days_to }),
        word('freight.first', { price: money(option.first_price), size: unit(option.first_size) }),
        word('freight.next', { price: money(option.next_price), size: unit(option.next_size) }),
        option.free_over !== null && word('freight.free', { amount: money(option.free_over) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
};
