import { Alert, Autocomplete, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { euCountries } from '@tradewind/contract/people/consumer-law';
import {
  revocationExclusions,
  safetyLimit,
  type RevocationExclusion,
  type safetyParties,
} from '@tradewind/contract/goods/product-safety';
import { useCountries } from '../../../design/countries.ts';
import { Panel } from '../../../design/panel.tsx';
import { nameOf } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EditorProps } from './editor-props.ts';

/** What the law of a destination asks: the right of withdrawal, and who answers for the safety of the product. */
export const SafetyPanel = (props: EditorProps) => {
  const t = useTranslation();
  const { choices } = useCountries();
  const { draft, change, locale, isInvalid } = props;
  const { safety } = draft;
  const set = (parts: Partial<typeof safety>) => change({ safety: { ...safety, ...parts } });
  const needsPerson = safety.maker_country !== '' && !euCountries.includes(safety.maker_country);
  const parties = (names: readonly (typeof safetyParties)[number][]) =>
    names.map((name) => (
      <TextField
        key={name}
        label={t(`products.safety.${name}`)}
        value={safety[name]}
        error={isInvalid(`safety.${name}`)}
        onChange={({ target }) => set({ [name]: target.value })}
        slotProps={{ htmlInput: { maxLength: safetyLimit.party } }}
      />
    ));
  return (
    <Panel title={t('products.safety.title')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          label={t('products.no_revocation')}
          helperText={t('products.no_revocation_help')}
          value={draft.no_revocation}
          error={isInvalid('no_revocation')}
          onChange={({ target }) => change({ no_revocation: target.value as '' | RevocationExclusion })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {(['', ...revocationExclusions] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t(one === '' ? 'products.revocable' : `products.exclusions.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="textSecondary">
          {t('products.safety.help')}
        </Typography>
        {parties(['maker_name', 'maker_address', 'maker_contact'])}
        <Autocomplete
          options={choices}
          value={choices.find(({ id }) => id === safety.maker_country) ?? null}
          onChange={(_, chosen) => set({ maker_country: chosen?.id ?? '' })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('products.safety.maker_country')}
              error={isInvalid('safety.maker_country')}
            />
          )}
        />
        {needsPerson && safety.eu_name === '' && <Alert severity="info">{t('products.safety.needs_person')}</Alert>}
        {parties(['eu_name', 'eu_address', 'eu_contact'])}
        <TextField
          label={`${t('products.safety.warnings')} · ${nameOf(locale)}`}
          value={safety.warnings[locale]}
          multiline
          minRows={2}
          onChange={({ target }) => set({ warnings: { ...safety.warnings, [locale]: target.value } })}
          slotProps={{ htmlInput: { maxLength: safetyLimit.warnings, lang: locale } }}
        />
      </Stack>
    </Panel>
  );
};
