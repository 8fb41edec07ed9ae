import {
  Autocomplete,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { allCategories, categoryList } from '@tradewind/contract/goods/catalog';
import { useCountries } from '../../../design/countries.ts';
import { Panel } from '../../../design/panel.tsx';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EditorProps } from './editor-props.ts';

/** The shown categories and subcategories with their names in the reader's language, each with the one that it is below. */
export function useCategories(): { id: string; name: string }[] {
  const { data = [] } = useEndpointQuery(categoryList, {});
  return data
    .filter(({ category_id: id }) => id !== allCategories)
    .flatMap(({ category_id: id, name, children }) => [
      { id, name },
      ...children.map((child) => ({ id: child.category_id, name: `${name} › ${child.name}` })),
    ]);
}

/** Category, age mark and where the product must not go. */
export const MarksPanel = ({ draft, change, isInvalid }: EditorProps) => {
  const t = useTranslation();
  const { choices } = useCountries();
  const known = useCategories();
  return (
    <Panel title={t('products.marks')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          required
          label={t('commissions.category')}
          value={known.length > 0 ? draft.category : ''}
          error={isInvalid('category')}
          onChange={({ target }) => change({ category: target.value })}
        >
          {known.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
          {/* The category that it is in may be hidden by now. */}
          {draft.category !== '' && !known.some(({ id }) => id === draft.category) && (
            <MenuItem value={draft.category}>{draft.category}</MenuItem>
          )}
        </TextField>
        <FormControl>
          <FormControlLabel
            control={<Checkbox checked={draft.adult} onChange={(_, adult) => change({ adult })} />}
            label={t('products.adult')}
          />
          <FormHelperText>{t('products.adult_help')}</FormHelperText>
        </FormControl>
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={choices}
          value={choices.filter(({ id }) => draft.no_delivery_to.includes(id))}
          onChange={(_, chosen) => change({ no_delivery_to: chosen.map(({ id }) => id) })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderInput={(params) => (
            <TextField {...params} label={t('products.no_delivery_to')} helperText={t('products.no_delivery_help')} />
          )}
        />
      </Stack>
    </Panel>
  );
};

/** Weight, and what customs ask. */
export const CustomsPanel = ({ draft, change, isInvalid }: EditorProps) => {
  const t = useTranslation();
  const { choices } = useCountries();
  return (
    <Panel title={t('products.customs')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          label={t('products.sku.weight_grams')}
          helperText={t('products.weight_help')}
          value={draft.weight_grams}
          error={isInvalid('weight_grams')}
          onChange={({ target }) => change({ weight_grams: target.value.replace(/[^-\d.,]/g, '') })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
        <TextField
          label={t('products.hs_code')}
          helperText={t('products.hs_code_help')}
          value={draft.hs_code}
          error={isInvalid('hs_code')}
          onChange={({ target }) => change({ hs_code: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14 } }}
        />
        <Autocomplete
          options={choices}
          value={choices.find(({ id }) => id === draft.origin) ?? null}
          onChange={(_, chosen) => change({ origin: chosen?.id ?? '' })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderInput={(params) => <TextField {...params} label={t('products.origin')} error={isInvalid('origin')} />}
        />
        <TextField
          label={t('products.customs_name')}
          helperText={t('products.customs_name_help')}
          value={draft.customs_name}
          onChange={({ target }) => change({ customs_name: target.value })}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </Stack>
    </Panel>
  );
};
