import { Rating } from '@mui/material';
import { exportReviews, shopReviewQueues, type ShopReview } from '@tradewind/contract/trade/shop-desk/reviews';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Moment } from '../../../design/fields.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../../design/filters.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';

const Column = DataTable.Col<ShopReview>;

/** Reviews of the shop's products; starts with those without a reply. */
export const ShopReviewList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="shop_reviews"
      empty={t('empty.shop_reviews')}
      title={t('menu.shop_reviews')}
      sort={{ field: 'createtime', order: 'DESC' }}
      first={{ queue: 'open' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...shopReviewQueues.map((value) => ({ value, label: t(`reviews.shop_queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[
        textFilter('q', t('lists.order_or_words')),
        textFilter('product', t('lists.product')),
        choiceFilter(
          'stars',
          t('lists.stars'),
          [5, 4, 3, 2, 1].map((stars) => ({ id: String(stars), name: '★'.repeat(stars) })),
        ),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      actions={<ExportList endpoint={exportReviews} />}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={t('reviews.goods')} />
      <Column
        source="score"
        label={t('reviews.rating')}
        render={(row) => <Rating value={row.score} precision={0.5} size="small" readOnly />}
      />
      <Column
        source="comment"
        disableSort
        label={t('reviews.review')}
        {...wideOnly}
        render={(row) => <>{row.comment.length > 80 ? `${row.comment.slice(0, 80)}…` : row.comment}</>}
      />
      <Column source="nickname" disableSort label={t('reviews.by')} {...wideOnly} />
      <Column
        source="createtime"
        label={t('reviews.written')}
        {...wideOnly}
        render={(row) => <Moment value={row.written_at} />}
      />
      <Column
        source="can_reply"
        disableSort
        label={t('common.state')}
        render={(row) =>
          row.hidden_because !== null ? (
            <StatusChip tone="quiet" label={t('reviews.hidden')} />
          ) : row.reply ? (
            <StatusChip tone="ok" label={t('reviews.shop_queues.replied')} />
          ) : (
            <StatusChip tone="info" label={t('reviews.no_reply')} />
          )
        }
      />
    </DeskList>
  );
};
