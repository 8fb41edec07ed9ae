import { Autocomplete, Avatar, Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { homeLimits, type DeskHomeSection } from '@tradewind/contract/goods/desk/home';
import { deskProducts } from '@tradewind/contract/goods/desk/products';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { Panel } from '../../design/panel.tsx';
import { SortableList } from '../../design/sortable-list.tsx';
import { useDebounced } from '../../design/use-debounced.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type Picked = DeskHomeSection['products'];

interface PickedPanelProps {
  products: Picked;
  onChange: (products: Picked) => void;
}

/** The products of a picked list, in their order. */
export const PickedPanel = ({ products, onChange }: PickedPanelProps) => {
  const t = useTranslation();
  const [words, setWords] = useState('');
  const { data } = useEndpointQuery(
    deskProducts,
    { search: useDebounced(words), state: 'on_sale', page: 1, limit: 20 },
    { placeholderData: keepPreviousData },
  );
  const choices = (data?.list ?? []).filter(({ id, adult }) => !adult && !products.some((one) => one.id === id));
  const move = (from: number, to: number) => {
    const rest = products.toSpliced(from, 1);
    onChange(rest.toSpliced(to, 0, products[from]!));
  };
  return (
    <Panel title={t('home.products')}>
      <Stack sx={{ gap: 2 }}>
        <SortableList items={products} idOf={({ id }) => id} nameOf={({ title }) => title} onMove={move}>
          {({ title, image, listed }, at, handle) => (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              {handle}
              <Avatar variant="rounded" src={image} alt="" sx={{ width: 44, height: 44 }}>
                {' '}
              </Avatar>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {listed ? title : `${title} · ${t('home.unlisted')}`}
              </Typography>
              <IconButton
                size="small"
                aria-label={t('home.remove', { title })}
                onClick={() => onChange(products.toSpliced(at, 1))}
              >
                <Trash2 size={18} />
              </IconButton>
            </Stack>
          )}
        </SortableList>
        {products.length < homeLimits.products && (
          <Autocomplete
            key={products.length}
            options={choices}
            value={null}
            filterOptions={(all) => all}
            onInputChange={(_, typed, why) => why === 'input' && setWords(typed)}
            onChange={(_, chosen) => {
              if (!chosen) return;
              setWords('');
              onChange([...products, { id: chosen.id, title: chosen.title, image: chosen.image, listed: true }]);
            }}
            getOptionKey={({ id }) => id}
            getOptionLabel={({ title, shop }) => `${title} · ${shop}`}
            noOptionsText={t('page.no_products')}
            renderOption={({ key, ...props }, { image, title, shop }) => (
              <Box component="li" key={key} {...props}>
                <Avatar variant="rounded" src={image} alt="" sx={{ width: 36, height: 36, mr: 1.25 }}>
                  {' '}
                </Avatar>
                {`${title} · ${shop}`}
              </Box>
            )}
            renderInput={(params) => <TextField {...params} label={t('home.pick')} size="small" />}
          />
        )}
      </Stack>
    </Panel>
  );
};
