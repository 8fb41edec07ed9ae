import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { flashChoices } from '@tradewind/contract/goods/shop-desk/flash-sales';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import type { CustomField } from '../../../design/action-fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { useDebounced } from '../../../design/use-debounced.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { specText } from '../../spec-text.ts';

/** Finds an SKU of the shop by its title or code. */
export const FlashChoiceField = ({ label, onChange, required, autoFocus }: CustomField) => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const [words, setWords] = useState('');
  const { data } = useEndpointQuery(flashChoices, { q: useDebounced(words) }, { placeholderData: keepPreviousData });
  return (
    <Autocomplete
      options={data?.list ?? []}
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, typed, why) => why === 'input' && setWords(typed)}
      onChange={(_, chosen) => onChange(chosen?.id ?? '')}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title, spec, price, stock }) =>
        [title, specText(spec), money(price), t('flash.in_stock', { stock: number(stock) })].filter(Boolean).join(' · ')
      }
      noOptionsText={t('page.no_products')}
      renderInput={(params) => <TextField {...params} label={label} required={required} autoFocus={autoFocus} />}
    />
  );
};
