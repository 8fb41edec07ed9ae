import { shopQuestionQueues, type ShopQuestion } from '@tradewind/contract/trade/shop-desk/questions';
import { DataTable } from 'react-admin';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Moment } from '../../../design/fields.tsx';
import { textFilter } from '../../../design/filters.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { shortText } from '../../questions/short-text.ts';

const Column = DataTable.Col<ShopQuestion>;

/** Questions about the shop's products; starts with those that the shop has not answered. */
export const ShopQuestionList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="shop_questions"
      empty={t('empty.shop_questions')}
      title={t('menu.shop_questions')}
      sort={{ field: 'at', order: 'DESC' }}
      first={{ queue: 'open' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...shopQuestionQueues.map((value) => ({ value, label: t(`questions.shop_queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[textFilter('q', t('questions.words')), textFilter('product', t('lists.product'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="text" disableSort label={t('questions.question')} render={({ text }) => <>{shortText(text)}</>} />
      <Column source="title" disableSort label={t('questions.goods')} {...wideOnly} />
      <Column source="name" disableSort label={t('questions.by')} {...wideOnly} />
      <Column source="at" label={t('questions.asked')} {...wideOnly} render={({ at }) => <Moment value={at} />} />
      <Column
        source="can_answer"
        disableSort
        label={t('common.state')}
        render={(row) =>
          row.hidden_because !== null ? (
            <StatusChip tone="quiet" label={t('questions.hidden')} />
          ) : row.own_answer ? (
            <StatusChip tone="ok" label={t('questions.shop_queues.answered')} />
          ) : (
            <StatusChip tone="info" label={t('questions.no_answer')} />
          )
        }
      />
    </DeskList>
  );
};
