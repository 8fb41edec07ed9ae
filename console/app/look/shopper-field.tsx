import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { deskUsers, type DeskUser } from '@tradewind/contract/people/desk/users';
import { useState } from 'react';
import { useDesk } from '../api/use-desk.ts';
import { useWords } from '../i18n/words.ts';
import { useFormat } from './format.ts';
import type { OwnField } from './verb-fields.tsx';
import { useSettled } from './use-settled.ts';

/** Finds a shopper by account, e-mail, name, mobile number or id; its value is the id. */
export const ShopperField = ({ label, onChange, required, autoFocus }: OwnField) => {
  const word = useWords();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<DeskUser | null>(null);
  const wanted = useSettled(typed.trim());
  const { data, isFetching } = useDesk(
    deskUsers,
    { q: wanted, sort: 'username', page: 1, limit: 8 },
    { placeholderData: keepPreviousData },
  );
  return (
    <Autocomplete
      options={data?.list ?? []}
      value={chosen}
      onChange={(_, shopper) => {
        setChosen(shopper);
        onChange(shopper?.id ?? '');
      }}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      // What matches is for the server to say.
      filterOptions={(found) => found}
      autoHighlight
      loading={isFetching}
      loadingText={word('common.searching')}
      noOptionsText={word('common.nobody_found')}
      clearText={word('common.clear')}
      openText={word('common.show_choices')}
      closeText={word('common.close')}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ username }) => username}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, shopper) => (
        <Box component="li" key={key} {...props}>
          <Shopper shopper={shopper} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          helperText={chosen ? <Known shopper={chosen} /> : word('common.find_shopper')}
        />
      )}
    />
  );
};

/** Enough to tell two people of like names apart. */
const Shopper = ({ shopper }: { shopper: DeskUser }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {shopper.username}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      <Known shopper={shopper} />
    </Typography>
  </Box>
);

const Known = ({ shopper: { username, nickname, email, mobile, available } }: { shopper: DeskUser }) => {
  const { money } = useFormat();
  return [nickname === username ? '' : nickname, email || mobile, money(available)].filter(Boolean).join(' · ');
};
