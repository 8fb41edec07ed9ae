import { Rating } from '@mui/material';
import { reviewQueues, type DeskReview } from '@tradewind/contract/trade/desk/reviews';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment, ShopperLink } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { StatusChip } from '../../design/status-chip.tsx';

const Column = DataTable.Col<DeskReview>;

/** Reviews; starts with the reported ones. */
export const ReviewList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="reviews"
      title={t('menu.reviews')}
      sort={{ field: 'createtime', order: 'DESC' }}
      first={{ queue: 'reported' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...reviewQueues.map((value) => ({ value, label: t(`reviews.queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[textFilter('q', t('reviews.search'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={t('reviews.goods')} />
      <Column
        source="score"
        disableSort
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
      <Column
        source="username"
        disableSort
        label={t('reviews.by')}
        {...wideOnly}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column source="mer_name" disableSort label={t('reviews.shop')} {...wideOnly} />
      <Column
        source="createtime"
        label={t('reviews.written')}
        {...wideOnly}
        render={(row) => <Moment value={row.written_at} />}
      />
      <Column
        source="open_reports"
        disableSort
        label={t('common.state')}
        render={(row) =>
          row.hidden ? (
            <StatusChip tone="quiet" label={t('reviews.hidden')} />
          ) : (
            row.open_reports > 0 && <StatusChip tone="warn" label={t('reviews.reported_undecided')} />
          )
        }
      />
    </DeskList>
  );
};
