import { Rating } from '@mui/material';
import { reviewQueues, type DeskReview } from '@tradewind/contract/trade/desk/reviews';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Moment, PersonLink } from '../../look/fields.tsx';
import { textFilter } from '../../look/filters.tsx';
import { StatusChip } from '../../look/status-chip.tsx';

const Column = DataTable.Col<DeskReview>;

/** Reviews; it opens with those that somebody reported. */
export const ReviewList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="reviews"
      title={word('menu.reviews')}
      sort={{ field: 'createtime', order: 'DESC' }}
      first={{ queue: 'reported' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...reviewQueues.map((value) => ({ value, label: word(`reviews.queues.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      filters={[textFilter('q', word('reviews.search'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={word('reviews.goods')} />
      <Column
        source="score"
        disableSort
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
      <Column
        source="username"
        disableSort
        label={word('reviews.by')}
        {...wide}
        render={(row) => <PersonLink id={row.user_id} name={row.username} />}
      />
      <Column source="mer_name" disableSort label={word('reviews.shop')} {...wide} />
      <Column
        source="createtime"
        label={word('reviews.written')}
        {...wide}
        render={(row) => <Moment value={row.written_at} />}
      />
      <Column
        source="open_reports"
        disableSort
        label={word('common.state')}
        render={(row) =>
          row.hidden ? (
            <StatusChip tone="quiet" label={word('reviews.hidden')} />
          ) : (
            row.open_reports > 0 && <StatusChip tone="warn" label={word('reviews.waits')} />
          )
        }
      />
    </DeskList>
  );
};
