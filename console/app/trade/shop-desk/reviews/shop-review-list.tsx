import { Rating } from '@mui/material';
import { shopReviewQueues, type ShopReview } from '@tradewind/contract/trade/shop-desk/reviews';
import { DataTable } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { DeskList, wide } from '../../../look/desk-list.tsx';
import { Moment } from '../../../look/fields.tsx';
import { StatusChip } from '../../../look/status-chip.tsx';

const Column = DataTable.Col<ShopReview>;

/** What buyers say about the shop's goods; it opens with what has no reply yet. */
export const ShopReviewList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="shop_reviews"
      title={word('menu.shop_reviews')}
      sort={{ field: 'createtime', order: 'DESC' }}
      first={{ queue: 'open' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...shopReviewQueues.map((value) => ({ value, label: word(`reviews.shop_queues.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={word('reviews.goods')} />
      <Column
        source="score"
        label={word('reviews.rating')}
        render={(row) => <Rating value={row.score} precision={0.5} size="small" readOnly />}
      />
      <Column
        source="comment"
        disableSort
        label={word('reviews.what')}
        {...wide}
        render={(row) => <>{row.comment.length > 80 ? `${row.comment.slice(0, 80)}…` : row.comment}</>}
      />
      <Column source="nickname" disableSort label={word('reviews.by')} {...wide} />
      <Column
        source="createtime"
        label={word('reviews.written')}
        {...wide}
        render={(row) => <Moment value={row.written_at} />}
      />
      <Column
        source="can_reply"
        disableSort
        label={word('common.state')}
        render={(row) =>
          row.hidden_because !== null ? (
            <StatusChip tone="quiet" label={word('reviews.hidden')} />
          ) : row.reply ? (
            <StatusChip tone="ok" label={word('reviews.shop_queues.replied')} />
          ) : (
            <StatusChip tone="info" label={word('reviews.no_reply')} />
          )
        }
      />
    </DeskList>
  );
};
