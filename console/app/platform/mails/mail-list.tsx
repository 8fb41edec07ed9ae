import { mailStates, type DeskMail } from '@tradewind/contract/platform/desk/mails';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Code, Moment } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { MailChip } from './mail-chip.tsx';

const Column = DataTable.Col<DeskMail>;

/** The mail outbox. */
export const MailList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="mails"
      title={t('menu.mails')}
      sort={{ field: 'written_at', order: 'DESC' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('common.all') },
          ...mailStates.map((value) => ({ value, label: t(`mails.states.${value}`) })),
        ],
      }}
      filters={[textFilter('q', t('mails.recipient'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="written_at" label={t('common.at')} render={(row) => <Moment value={row.written_at} />} />
      <Column source="recipient" disableSort label={t('mails.recipient')} />
      <Column source="subject" disableSort label={t('mails.subject')} {...wideOnly} />
      <Column
        source="template"
        disableSort
        label={t('mails.template')}
        {...wideOnly}
        render={(row) => <Code long value={row.template} />}
      />
      <Column source="state" disableSort label={t('common.state')} render={(row) => <MailChip state={row.state} />} />
    </DeskList>
  );
};
