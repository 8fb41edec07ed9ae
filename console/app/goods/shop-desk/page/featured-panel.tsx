import { Autocomplete, Avatar, Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { ownProducts } from '@tradewind/contract/goods/shop-desk/products';
import { shopPageLimits } from '@tradewind/contract/goods/shop-page-form';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Panel } from '../../../design/panel.tsx';
import { SortableList } from '../../../design/sortable-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { moved } from '../products/options.ts';
import { StateChip } from '../products/state-chip.tsx';
import type { PageEditorProps } from './page-editor-props.ts';

/** The products that the page shows first, in their order. */
export const FeaturedPanel = ({ editor: { base, draft, change, isInvalid } }: PageEditorProps) => {
  const t = useTranslation();
  const [words, setWords] = useState('');
  const { data } = useEndpointQuery(
    ownProducts,
    { q: words, state: 'on_sale', page: 1, limit: 20 },
    { placeholderData: keepPreviousData },
  );
  const [seen, setSeen] = useState(base.products);
  const { featured } = draft;
  const products = [...base.products, ...seen];
  const productOf = (id: string) => products.find((product) => product.id === id);
  const choices = (data?.list ?? []).filter(({ id }) => !featured.includes(id));
  return (
    <Panel title={t('page.featured')}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color={isInvalid('featured') ? 'error' : 'textSecondary'}>
          {t('page.featured_help', { limit: shopPageLimits.featured })}
        </Typography>
        <SortableList
          items={featured}
          idOf={(id) => id}
          nameOf={(id) => productOf(id)?.title || t('products.untitled')}
          onMove={(from, to) => change({ featured: moved(featured, from, to) })}
        >
          {(id, at, handle) => {
            const product = productOf(id);
            const title = product?.title || t('products.untitled');
            return (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                {handle}
                <Avatar variant="rounded" src={product?.image ?? ''} alt="" sx={{ width: 44, height: 44 }}>
                  {' '}
                </Avatar>
                <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {title}
                </Typography>
                {product && product.state !== 'on_sale' && <StateChip state={product.state} />}
                <IconButton
                  size="small"
                  aria-label={t('page.unfeature', { title })}
                  onClick={() => change({ featured: featured.toSpliced(at, 1) })}
                >
                  <Trash2 size={18} />
                </IconButton>
              </Stack>
            );
          }}
        </SortableList>
        {featured.length < shopPageLimits.featured && (
          <Autocomplete
            key={featured.length}
            options={choices}
            value={null}
            filterOptions={(all) => all}
            onInputChange={(_, typed, why) => why !== 'reset' && setWords(typed)}
            onChange={(_, chosen) => {
              if (!chosen) return;
              setSeen([...seen, chosen]);
              setWords('');
              change({ featured: [...featured, chosen.id] });
            }}
            getOptionKey={({ id }) => id}
            getOptionLabel={({ title }) => title}
            noOptionsText={t('page.no_products')}
            renderOption={({ key, ...props }, { image, title }) => (
              <Box component="li" key={key} {...props}>
                <Avatar variant="rounded" src={image} alt="" sx={{ width: 36, height: 36, mr: 1.25 }}>
                  {' '}
                </Avatar>
                {title}
              </Box>
            )}
            renderInput={(params) => <TextField {...params} label={t('page.feature')} size="small" />}
          />
        )}
      </Stack>
    </Panel>
  );
};
