import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { removeFreightZone, saveFreightZone, type FreightZone } from '@tradewind/contract/trade/shop-desk/freight';
import { MapPinPlus } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCountries } from '../../../design/countries.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import type { ActionField } from '../../../design/action-fields.tsx';

/** The input that saves a zone with other options. */
const withOptions = (
  { id, countries, elsewhere, options }: FreightZone,
  changed: FreightZone['options'] = options,
) => ({
  id,
  countries,
  elsewhere,
  options: changed.map((option) => ({ ...option, free_over: option.free_over ?? '' })),
});

/** Adds a zone, or changes the countries of one. */
export const SaveZone = ({ zone }: { zone?: FreightZone }) => {
  const t = useTranslation();
  const { choices } = useCountries();
  return (
    <ActionButton
      endpoint={saveFreightZone}
      label={t(zone ? 'freight.change_countries' : 'freight.add')}
      kind={zone ? 'plain' : 'main'}
      size={zone ? 'small' : 'medium'}
      icon={zone ? undefined : <MapPinPlus size={18} />}
      fields={[
        {
          name: 'countries',
          label: t('freight.countries'),
          kind: 'many',
          value: zone?.countries.join(',') ?? '',
          choices,
          help: t('freight.countries_help'),
        },
      ]}
      input={({ countries = '' }) => {
        const chosen = countries.split(',').filter(Boolean);
        return {
          ...(zone ? withOptions(zone) : { options: [] }),
          countries: chosen,
          elsewhere: chosen.length === 0 ? (1 as const) : (0 as const),
        };
      }}
      done={t('freight.saved')}
    >
      {zone ? undefined : t('freight.add_text')}
    </ActionButton>
  );
};

/** Adds or changes a delivery option of a zone. */
export const SetOption = ({ zone, kind }: { zone: FreightZone; kind: DeliveryKind }) => {
  const t = useTranslation();
  const option = zone.options.find((one) => one.kind === kind);
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    more: Partial<ActionField> = {},
  ): ActionField => ({ name, label, value: String(value ?? ''), required: true, ...more });
  return (
    <ActionButton
      endpoint={saveFreightZone}
      label={t(option ? 'freight.change' : 'freight.offer')}
      size="small"
      fields={[
        field('days_from', t('freight.days_from'), option?.days_from),
        field('days_to', t('freight.days_to'), option?.days_to),
        field('measure', t('freight.measure'), option?.measure ?? 'pieces', {
          kind: 'choice',
          choices: (['pieces', 'grams'] as const).map((id) => ({ id, name: t(`freight.measures.${id}`) })),
        }),
        field('first_size', t('freight.first_size'), option?.first_size ?? 1),
        field('first_price', t('freight.first_price'), option?.first_price, { kind: 'amount' }),
        field('next_size', t('freight.next_size'), option?.next_size ?? 1),
        field('next_price', t('freight.next_price'), option?.next_price, { kind: 'amount' }),
        field('free_over', t('freight.free_over'), option?.free_over ?? '', {
          kind: 'amount',
          required: false,
          help: t('commissions.optional'),
        }),
      ]}
      input={({
        measure,
        free_over = '',
        days_from = '',
        days_to = '',
        first_size = '',
        next_size = '',
        first_price = '',
        next_price = '',
      }) => {
        const set = {
          kind,
          measure: measure === 'grams' ? ('grams' as const) : ('pieces' as const),
          days_from,
          days_to,
          first_size,
          next_size,
          first_price: first_price.trim(),
          next_price: next_price.trim(),
          free_over: free_over.trim(),
        };
        const sent = withOptions(zone);
        return { ...sent, options: [...sent.options.filter((one) => one.kind !== kind), set] };
      }}
      done={t('freight.saved')}
    >
      {t(`freight.kinds.${kind}`)}
    </ActionButton>
  );
};

/** Removes a delivery option. */
export const StopOption = ({ zone, kind }: { zone: FreightZone; kind: DeliveryKind }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={saveFreightZone}
      label={t('freight.stop')}
      kind="danger"
      size="small"
      input={() =>
        withOptions(
          zone,
          zone.options.filter((one) => one.kind !== kind),
        )
      }
      done={t('freight.saved')}
    >
      {t('freight.stop_text')}
    </ActionButton>
  );
};

/** Removes a zone; its countries fall back to the zone for everywhere else. */
export const RemoveZone = ({ zone: { id }, name }: { zone: FreightZone; name: string }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={removeFreightZone}
      label={t('freight.remove')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={t('freight.removed')}
    >
      {t('freight.remove_text', { zone: name })}
    </ActionButton>
  );
};
