import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { deskUsers, type DeskUser } from '@tradewind/contract/people/desk/users';
import { type HTMLAttributes, type Key, useState } from 'react';
import { useEndpointQuery } from '../api/use-endpoint-query.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from './format.ts';
import { useDebounced } from './use-debounced.ts';
import type { CustomField } from './action-fields.tsx';

/** What both fields do alike: shoppers that fit what was typed, of which the server decides. */
function useFoundShoppers() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, isFetching } = useEndpointQuery(
    deskUsers,
    { q: search, sort: 'username', page: 1, limit: 8 },
    { placeholderData: keepPreviousData },
  );
  const t = useTranslation();
  return {
    options: data?.list ?? [],
    loading: isFetching,
    onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    filterOptions: (found: DeskUser[]) => found,
    loadingText: t('common.searching'),
    noOptionsText: t('common.nobody_found'),
    clearText: t('common.clear'),
    openText: t('common.show_choices'),
    closeText: t('common.close'),
    getOptionKey: ({ id }: DeskUser) => id,
    getOptionLabel: ({ username }: DeskUser) => username,
    isOptionEqualToValue: (one: DeskUser, other: DeskUser) => one.id === other.id,
    autoHighlight: true,
    renderOption: ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, shopper: DeskUser) => (
      <Box component="li" key={key} {...props}>
        <Shopper shopper={shopper} />
      </Box>
    ),
  };
}

/** A field that finds a shopper by account, e-mail, name, mobile number or id; its value is the id. */
export const ShopperField = ({ label, onChange, required, autoFocus }: CustomField) => {
  const t = useTranslation();
  const [chosen, setChosen] = useState<DeskUser | null>(null);
  return (
    <Autocomplete
      {...useFoundShoppers()}
      value={chosen}
      onChange={(_, shopper) => {
        setChosen(shopper);
        onChange(shopper?.id ?? '');
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          helperText={chosen ? <ShopperSummary shopper={chosen} /> : t('common.find_shopper')}
        />
      )}
    />
  );
};

/** The same for several shoppers; its value is a comma list of their ids. */
export const ShoppersField = ({ label, onChange, required, autoFocus }: CustomField) => {
  const t = useTranslation();
  const [chosen, setChosen] = useState<DeskUser[]>([]);
  return (
    <Autocomplete
      {...useFoundShoppers()}
      multiple
      value={chosen}
      onChange={(_, shoppers) => {
        setChosen(shoppers);
        onChange(shoppers.map(({ id }) => id).join(','));
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          // The input is empty again after each choice.
          required={required && chosen.length === 0}
          autoFocus={autoFocus}
          helperText={t('common.find_shopper')}
        />
      )}
    />
  );
};

/** Enough to distinguish shoppers of similar names. */
const Shopper = ({ shopper }: { shopper: DeskUser }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {shopper.username}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      <ShopperSummary shopper={shopper} />
    </Typography>
  </Box>
);

const ShopperSummary = ({ shopper: { username, nickname, email, mobile, available } }: { shopper: DeskUser }) => {
  const { money } = useFormat();
  return [nickname === username ? '' : nickname, email || mobile, money(available)].filter(Boolean).join(' · ');
};
