import { Box, Button, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { movementLabels } from '@tradewind/contract/goods/movement-labels';
import {
  changeStock,
  exportMovements,
  stockMovements,
  type StockMovement,
} from '@tradewind/contract/goods/shop-desk/stock';
import { stockReasons, type OwnProduct, type StockReason } from '@tradewind/contract/goods/shop-desk/products';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { ExportButton } from '../../../design/export-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { specText } from '../../spec-text.ts';

interface StockPanelProps {
  product: OwnProduct;
  locale: Locale;
  unsaved: boolean;
  onProduct: (product: OwnProduct) => void;
}

/** Every change of the stock, so that each figure can be explained. */
export const StockPanel = (props: StockPanelProps) => {
  const t = useTranslation();
  const { product, locale, unsaved } = props;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [stockMovements.name, product.id],
    queryFn: ({ pageParam, signal }) =>
      call(stockMovements, { product_id: product.id, cursor: pageParam, limit: 10 }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const movements = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Panel
      title={t('products.movements')}
      actions={
        <>
          {movements.length > 0 && (
            <ExportButton
              endpoint={exportMovements}
              input={{ format: 'csv', product_id: product.id }}
              label={t('common.download')}
              size="small"
            />
          )}
          {!unsaved && <ChangeStock {...props} />}
        </>
      }
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.25 }}>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} locale={locale} />
        ))}
      </Stack>
      {data && movements.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('products.no_movements')}
        </Typography>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('products.more')}
        </Button>
      )}
    </Panel>
  );
};

const Movement = ({ movement, locale }: { movement: StockMovement; locale: Locale }) => {
  const t = useTranslation();
  const { moment, number } = useFormat();
  const { spec, reason, quantity, before, after, order_id: orderId, by, note, at } = movement;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {[movementLabels[reason][locale], specText(spec)].filter(Boolean).join(' · ')}
        </Typography>
        {note && <Typography variant="body2">{note}</Typography>}
        <Typography variant="caption" color="textSecondary">
          {[moment(at), by].filter(Boolean).join(' · ')}{' '}
          {orderId && <Link to={`/shop_orders/${orderId}/show`}>{t('shop.orders.order')}</Link>}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: quantity < 0 ? 'error.main' : 'success.main' }}>
          {quantity < 0 ? `−${number(-quantity)}` : `+${number(quantity)}`}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {`${number(before)} → ${number(after)}`}
        </Typography>
      </Box>
    </Stack>
  );
};

const ChangeStock = ({ product, locale, onProduct }: StockPanelProps) => {
  const t = useTranslation();
  const { skus, options } = product.content;
  const choices = skus.map(({ id, choice, stock }) => {
    const texts = choice.map((code, at) =>
      pickText(options[at]!.values.find((value) => value.code === code)?.texts ?? {}, locale),
    );
    return { id, name: `${texts.join(' / ')} (${stock})`.trim() };
  });
  return (
    <ActionButton
      size="small"
      endpoint={changeStock}
      label={t('products.change_stock')}
      fields={[
        ...(choices.length > 1
          ? [{ name: 'sku_id', label: t('products.choice'), kind: 'choice' as const, required: true, choices }]
          : []),
        ...stockFields(t, locale),
      ]}
      input={(typed) => ({ sku_id: typed.sku_id ?? skus[0]!.id, ...typedStock(typed) })}
      done={t('products.stock_changed')}
      onDone={onProduct}
    />
  );
};

/** The fields of a change of stock, which the list's bulk act shares. */
export const stockFields = (t: ReturnType<typeof useTranslation>, locale: Locale) => [
  {
    name: 'how',
    label: t('products.how'),
    kind: 'choice' as const,
    value: 'add',
    choices: [
      { id: 'add', name: t('products.add_pieces') },
      { id: 'set', name: t('products.set_pieces') },
    ],
  },
  { name: 'pieces', label: t('products.pieces'), required: true, help: t('products.pieces_help') },
  {
    name: 'reason',
    label: t('common.reason'),
    kind: 'choice' as const,
    value: stockReasons[0],
    choices: stockReasons.map((id) => ({ id, name: movementLabels[id][locale] })),
  },
  { name: 'note', label: t('products.note') },
];

/** What was typed into these fields, as the contract has it. */
export const typedStock = ({ how, pieces = '', reason = '', note = '' }: Record<string, string>) => ({
  reason: reason as StockReason,
  note,
  [how === 'set' ? 'set' : 'add']: Number(pieces.replace('−', '-')),
});
