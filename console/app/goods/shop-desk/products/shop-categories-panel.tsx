import { Checkbox, FormControlLabel, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { assignShopCategory, showOwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface ShopCategoriesPanelProps {
  product: OwnProduct;
  locale: Locale;
}

/** Which of the shop's own categories the product is in. A change takes effect at once. */
export const ShopCategoriesPanel = ({ product, locale }: ShopCategoriesPanelProps) => {
  const t = useTranslation();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const { data: page } = useEndpointQuery(showOwnShopPage, {});
  const assign = useMutation({
    mutationFn: ({ id, assigned }: { id: string; assigned: boolean }) =>
      call(assignShopCategory, { category_id: id, product_ids: [product.id], assigned: assigned ? 1 : 0 }),
    onSuccess: () => queries.invalidateQueries(),
    onError: async (error) => {
      notify(error.message, { type: 'error', messageArgs: { _: error.message } });
      await leave(error);
    },
  });
  // What was pressed is shown at once.
  const pressed = assign.isPending ? assign.variables : null;
  const isIn = (id: string) => (pressed?.id === id ? pressed.assigned : product.shop_categories.includes(id));
  const categories = page?.content.categories ?? [];
  return (
    <Panel title={t('page.assign')}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t(categories.length > 0 ? 'products.shop_categories_help' : 'products.no_shop_categories')}
        </Typography>
        {categories.map(({ id, names }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={isIn(id)}
                disabled={assign.isPending}
                onChange={(_, assigned) => assign.mutate({ id, assigned })}
              />
            }
            label={pickText(names, locale)}
          />
        ))}
        {page && (
          <MuiLink component={Link} to="/shop_page" variant="body2" sx={{ alignSelf: 'flex-start' }}>
            {t('products.edit_shop_categories')}
          </MuiLink>
        )}
      </Stack>
    </Panel>
  );
};
