import { Autocomplete, Box, Button, Dialog, IconButton, TextField, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { findAnywhere, type Found, type FoundKind } from '@tradewind/contract/operations/desk/find';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanCall, useEndpointQuery } from '../api/use-endpoint-query.ts';
import { useDebounced } from '../design/use-debounced.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The shortest words that are searched for. */
const leastLetters = 2;

const filtered = (list: string, filter: object) => `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where the rows of each kind are shown. */
const paths: Record<FoundKind, (found: Found) => string> = {
  order: ({ id }) => `/orders/${id}/show`,
  user: ({ id }) => `/users/${id}/show`,
  shop: ({ title }) => filtered('traders', { search: title }),
  product: ({ id }) => filtered('products', { search: id }),
  transaction: ({ id }) => filtered('journal', { reference: id }),
};

const onMac = /Mac|iP/.test(navigator.platform);

/** The search over the whole desk, by its button or by ⌘K and Ctrl-K. */
export const FindButton = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [open, setOpen] = useState(false);
  const allowed = canCall(findAnywhere);
  useEffect(() => {
    if (!allowed) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [allowed]);
  if (!allowed) return null;
  return (
    <>
      {roomy ? (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<Search size={16} />}
          onClick={() => setOpen(true)}
          sx={{ mr: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {t('find.open')}
          <Box component="kbd" aria-hidden sx={{ ml: 1.5, font: 'inherit', fontSize: 12 }}>
            {onMac ? '⌘K' : 'Ctrl K'}
          </Box>
        </Button>
      ) : (
        <IconButton color="inherit" aria-label={t('find.open')} onClick={() => setOpen(true)}>
          <Search size={20} />
        </IconButton>
      )}
      {open && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const FindDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data, isFetching } = useEndpointQuery(findAnywhere, { q }, { enabled: q.length >= leastLetters });
  const choose = (found: Found) => {
    void navigate(paths[found.kind](found));
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={t('find.open')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2 }}>
        <Autocomplete<Found, false, false, true>
          freeSolo
          autoHighlight
          openOnFocus
          options={q.length >= leastLetters ? (data?.list ?? []) : []}
          // The server has searched: what it found is shown as it is.
          filterOptions={(options) => options}
          loading={isFetching}
          getOptionLabel={(found) => (typeof found === 'string' ? found : found.title)}
          getOptionKey={(found) => (typeof found === 'string' ? found : `${found.kind} ${found.id}`)}
          groupBy={({ kind }) => t(`find.${kind}`)}
          inputValue={typed}
          onInputChange={(_, value, reason) => reason !== 'selectOption' && setTyped(value)}
          onChange={(_, found) => found && typeof found !== 'string' && choose(found)}
          renderInput={(params) => <TextField {...params} autoFocus label={t('find.hint')} />}
          renderOption={({ key, ...props }, found) => (
            <Box component="li" key={key} {...props}>
              <Typography variant="body2" noWrap sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
                {found.title}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap sx={{ ml: 2, maxWidth: '50%' }}>
                {found.note}
              </Typography>
            </Box>
          )}
        />
        <Typography variant="caption" color="textSecondary" role="status" sx={{ display: 'block', mt: 1 }}>
          {q.length >= leastLetters && data && !isFetching && data.list.length === 0 ? t('find.none') : t('find.keys')}
        </Typography>
      </Box>
    </Dialog>
  );
};
