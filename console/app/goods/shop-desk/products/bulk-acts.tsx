import type { InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { assignShopCategory } from '@tradewind/contract/goods/shop-desk/page';
import { changeProducts } from '@tradewind/contract/goods/shop-desk/products';
import { useState } from 'react';
import { useUnselectAll } from 'react-admin';
import type { ActionField } from '../../../design/action-fields.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RefusedDialog } from './refused-dialog.tsx';
import { stockFields, typedStock } from './stock-panel.tsx';

type Change = InputOf<typeof changeProducts>['change'];
type Refused = OutputOf<typeof changeProducts>['results'];

interface BulkActsProps {
  ids: string[];
  categories: { id: string; name: string }[];
  /** The categories that the shop made itself. */
  shopCategories: { id: string; name: string }[];
}

/** What can be done with many products at once; those that were refused are listed with the reason. */
export const BulkActs = ({ ids, categories, shopCategories }: BulkActsProps) => {
  const t = useTranslation();
  const { locale } = useFormat();
  const unselect = useUnselectAll('shop_products');
  const [refused, setRefused] = useState<Refused>([]);
  const act = (label: string, fields: ActionField[], changeOf: (typed: Record<string, string>) => Change) => (
    <ActionButton
      size="small"
      endpoint={changeProducts}
      label={label}
      fields={fields}
      input={(typed) => ({ ids, change: changeOf(typed) })}
      done={({ changed }) => t('products.bulk_done', { smart_count: changed })}
      onDone={({ results }) => {
        const failed = results.filter(({ refusal }) => refusal !== null);
        setRefused(failed);
        if (failed.length === 0) unselect();
      }}
    />
  );
  return (
    <>
      {act(t('products.publish'), [], () => ({ act: 'publish' }))}
      {act(t('products.take_down'), [], () => ({ act: 'take_down' }))}
      {act(t('products.change_price'), priceFields(t), ({ how, by = '' }) => ({
        act: 'price',
        ...(how === 'percent' ? { percent: Number(by.replace(',', '.')) } : { amount: by.replace(',', '.') }),
      }))}
      {act(t('products.change_stock'), stockFields(t, locale), (typed) => ({ act: 'stock', ...typedStock(typed) }))}
      {act(
        t('products.change_category'),
        [{ name: 'category', label: t('commissions.category'), kind: 'choice', required: true, choices: categories }],
        ({ category = '' }) => ({ act: 'category', category }),
      )}
      {shopCategories.length > 0 && (
        <ActionButton
          size="small"
          endpoint={assignShopCategory}
          label={t('page.assign')}
          fields={[
            { name: 'category', label: t('page.assign'), kind: 'choice', required: true, choices: shopCategories },
            {
              name: 'how',
              label: t('page.assign_how'),
              kind: 'choice',
              value: 'in',
              choices: [
                { id: 'in', name: t('page.assign_in') },
                { id: 'out', name: t('page.assign_out') },
              ],
            },
          ]}
          input={({ category = '', how }) => ({
            category_id: category,
            product_ids: ids,
            assigned: how === 'in' ? (1 as const) : (0 as const),
          })}
          done={({ changed }) => t('page.assigned', { smart_count: changed })}
          onDone={() => unselect()}
        />
      )}
      {refused.length > 0 && <RefusedDialog refused={refused} onClose={() => setRefused([])} />}
    </>
  );
};

const priceFields = (t: ReturnType<typeof useTranslation>): ActionField[] => [
  {
    name: 'how',
    label: t('products.how'),
    kind: 'choice',
    value: 'percent',
    choices: [
      { id: 'percent', name: t('products.by_percent') },
      { id: 'amount', name: t('products.by_amount') },
    ],
  },
  { name: 'by', label: t('products.by'), kind: 'amount', required: true, help: t('products.by_help') },
];
