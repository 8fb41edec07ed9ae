import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createCategory, placeCategory, type DeskCategory } from '@tradewind/contract/goods/desk/categories';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { DataTable, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { useFormat } from '../../design/format.ts';
import { useProblemText } from '../../design/refused-fields.ts';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const Column = DataTable.Col<DeskCategory>;

/** The tree of categories: each of the first level, then its subcategories, in their order. */
export const CategoryList = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const canCall = useCanCall();
  return (
    <DeskList
      resource="categories"
      title={t('menu.categories')}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={100}
      empty={t('categories.empty')}
      table={{ rowClick: 'show' }}
      actions={
        canCall(createCategory) && (
          <Button component={Link} to="/categories/create" variant="contained" startIcon={<Plus size={18} />}>
            {t('categories.make')}
          </Button>
        )
      }
    >
      <Column
        source="name"
        disableSort
        label={t('commissions.category')}
        render={(category) => <Named category={category} />}
      />
      <Column
        source="id"
        disableSort
        label={t('categories.code')}
        {...wideOnly}
        render={({ id, former }) => (
          <Typography variant="body2" component="span">
            {[id, ...former.map((code) => `← ${code}`)].join(' ')}
          </Typography>
        )}
      />
      <Column
        source="products"
        disableSort
        label={t('categories.products')}
        align="right"
        render={({ products, products_below: all, children }) =>
          children > 0 ? t('categories.of_all', { own: number(products), all: number(all) }) : number(products)
        }
      />
      <Column
        source="hidden"
        disableSort
        label={t('common.state')}
        {...wideOnly}
        render={({ hidden }) => (
          <StatusChip
            tone={hidden ? 'quiet' : 'ok'}
            label={t(hidden ? 'categories.hidden_state' : 'categories.shown_state')}
          />
        )}
      />
      {canCall(placeCategory) && (
        <Column
          source="position"
          disableSort
          label={t('categories.order')}
          align="right"
          render={(category) => <Place category={category} />}
        />
      )}
    </DeskList>
  );
};

/** Picture and name of a category; a subcategory stands under the one that it is below. */
const Named = ({ category: { name, image, parent, hidden, adult } }: { category: DeskCategory }) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', pl: parent ? { xs: 2, md: 5 } : 0 }}>
      {image !== '' && (
        <Box component="img" src={image} alt="" sx={{ width: 36, height: 36, objectFit: 'cover', borderRadius: 1 }} />
      )}
      <Box sx={{ minWidth: 0, opacity: hidden ? 0.75 : 1 }}>
        {parent ? name : <strong>{name}</strong>}
        {adult === 1 && !parent && ' · 18+'}
        {hidden === 1 && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: { xs: 'block', md: 'none' } }}
            component="span"
          >
            {t('categories.hidden_state')}
          </Typography>
        )}
      </Box>
    </Stack>
  );
};

/** Moves a category up or down among those with the same parent, at once. */
const Place = ({ category: { id, name, position, siblings } }: { category: DeskCategory }) => {
  const t = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const place = useMutation({
    mutationFn: (to: number) => call(placeCategory, { id, position: to }),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) =>
      notify(
        problemText(error, () => undefined),
        { type: 'error' },
      ),
  });
  const button = (to: number, label: string, Icon: typeof ChevronUp) => (
    <IconButton
      size="small"
      aria-label={label}
      disabled={place.isPending || to < 1 || to > siblings}
      onClick={(event) => {
        event.stopPropagation();
        place.mutate(to);
      }}
    >
      <Icon size={18} />
    </IconButton>
  );
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {button(position - 1, t('categories.up', { name }), ChevronUp)}
      {button(position + 1, t('categories.down', { name }), ChevronDown)}
    </Box>
  );
};
