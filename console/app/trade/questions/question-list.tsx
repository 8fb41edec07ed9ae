import { questionQueues, type DeskQuestion } from '@tradewind/contract/trade/desk/questions';
import { DataTable } from 'react-admin';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment, ShopperLink } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { shortText } from './short-text.ts';

const Column = DataTable.Col<DeskQuestion>;

/** Questions about products; starts with those of which something was reported. */
export const QuestionList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="questions"
      title={t('menu.questions')}
      sort={{ field: 'at', order: 'DESC' }}
      first={{ queue: 'reported' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...questionQueues.map((value) => ({ value, label: t(`questions.queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[textFilter('q', t('questions.search'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="text" disableSort label={t('questions.question')} render={({ text }) => <>{shortText(text)}</>} />
      <Column source="title" disableSort label={t('questions.goods')} {...wideOnly} />
      <Column
        source="username"
        disableSort
        label={t('questions.by')}
        {...wideOnly}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column source="mer_name" disableSort label={t('questions.shop')} {...wideOnly} />
      <Column source="at" label={t('questions.asked')} {...wideOnly} render={({ at }) => <Moment value={at} />} />
      <Column
        source="open_reports"
        disableSort
        label={t('common.state')}
        render={(row) =>
          row.open_reports > 0 ? (
            <StatusChip tone="warn" label={t('questions.reported')} />
          ) : (
            (row.hidden !== null || row.answers.some(({ hidden }) => hidden !== null)) && (
              <StatusChip tone="quiet" label={t('questions.hidden')} />
            )
          )
        }
      />
    </DeskList>
  );
};
