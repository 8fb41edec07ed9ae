import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { removeFreightZone, saveFreightZone, type FreightZone } from '@tradewind/contract/trade/shop-desk/freight';
import { MapPinPlus } from 'lucide-react';
import { useWords } from '../../../i18n/words.ts';
import { useCountries } from '../../../look/countries.ts';
import { VerbButton } from '../../../look/verb-button.tsx';
import type { VerbField } from '../../../look/verb-fields.tsx';

/** A zone as it is sent, with other options. */
const withOptions = (
  { id, countries, elsewhere, options }: FreightZone,
  changed: FreightZone['options'] = options,
) => ({
  id,
  countries,
  elsewhere,
  options: changed.map((option) => ({ ...option, free_over: option.free_over ?? '' })),
});

/** Adds a zone, or says which countries belong to one. */
export const SaveZone = ({ zone }: { zone?: FreightZone }) => {
  const word = useWords();
  const { choices } = useCountries();
  return (
    <VerbButton
      endpoint={saveFreightZone}
      label={word(zone ? 'freight.change_countries' : 'freight.add')}
      kind={zone ? 'plain' : 'main'}
      size={zone ? 'small' : 'medium'}
      icon={zone ? undefined : <MapPinPlus size={18} />}
      fields={[
        {
          name: 'countries',
          label: word('freight.countries'),
          kind: 'many',
          value: zone?.countries.join(',') ?? '',
          choices,
          help: word('freight.countries_help'),
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
      done={word('freight.saved')}
    >
      {zone ? undefined : word('freight.add_text')}
    </VerbButton>
  );
};

/** Says how long a way of delivery takes and what it costs. */
export const SetOption = ({ zone, kind }: { zone: FreightZone; kind: DeliveryKind }) => {
  const word = useWords();
  const option = zone.options.find((one) => one.kind === kind);
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    more: Partial<VerbField> = {},
  ): VerbField => ({ name, label, value: String(value ?? ''), required: true, ...more });
  return (
    <VerbButton
      endpoint={saveFreightZone}
      label={word(option ? 'freight.change' : 'freight.offer')}
      size="small"
      fields={[
        field('days_from', word('freight.days_from'), option?.days_from),
        field('days_to', word('freight.days_to'), option?.days_to),
        field('measure', word('freight.measure'), option?.measure ?? 'pieces', {
          kind: 'choice',
          choices: (['pieces', 'grams'] as const).map((id) => ({ id, name: word(`freight.measures.${id}`) })),
        }),
        field('first_size', word('freight.first_size'), option?.first_size ?? 1),
        field('first_price', word('freight.first_price'), option?.first_price, { kind: 'amount' }),
        field('next_size', word('freight.next_size'), option?.next_size ?? 1),
        field('next_price', word('freight.next_price'), option?.next_price, { kind: 'amount' }),
        field('free_over', word('freight.free_over'), option?.free_over ?? '', {
          kind: 'amount',
          required: false,
          help: word('commissions.optional'),
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
      done={word('freight.saved')}
    >
      {word(`freight.kinds.${kind}`)}
    </VerbButton>
  );
};

/** Offers a way of delivery no more. */
export const StopOption = ({ zone, kind }: { zone: FreightZone; kind: DeliveryKind }) => {
  const word = useWords();
  return (
    <VerbButton
      endpoint={saveFreightZone}
      label={word('freight.stop')}
      kind="danger"
      size="small"
      input={() =>
        withOptions(
          zone,
          zone.options.filter((one) => one.kind !== kind),
        )
      }
      done={word('freight.saved')}
    >
      {word('freight.stop_text')}
    </VerbButton>
  );
};

/** Takes a zone out; its countries belong to everywhere else again. */
export const RemoveZone = ({ zone: { id }, name }: { zone: FreightZone; name: string }) => {
  const word = useWords();
  return (
    <VerbButton
      endpoint={removeFreightZone}
      label={word('freight.remove')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={word('freight.removed')}
    >
      {word('freight.remove_text', { zone: name })}
    </VerbButton>
  );
};
