import { mailStates, type DeskMail } from '@tradewind/contract/platform/desk/mails';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Code, Moment } from '../../look/fields.tsx';
import { textFilter } from '../../look/filters.tsx';
import { MailChip } from './mail-chip.tsx';

const Column = DataTable.Col<DeskMail>;

/** The mails of the shop: what stays in the outbox, waits, was sent or given up. */
export const MailList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="mails"
      title={word('menu.mails')}
      sort={{ field: 'written_at', order: 'DESC' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: word('common.all') },
          ...mailStates.map((value) => ({ value, label: word(`mails.states.${value}`) })),
        ],
      }}
      filters={[textFilter('q', word('mails.recipient'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="written_at" label={word('common.at')} render={(row) => <Moment value={row.written_at} />} />
      <Column source="recipient" disableSort label={word('mails.recipient')} />
      <Column source="subject" disableSort label={word('mails.subject')} {...wide} />
      <Column
        source="template"
        disableSort
        label={word('mails.template')}
        {...wide}
        render={(row) => <Code long value={row.template} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => <MailChip state={row.state} />}
      />
    </DeskList>
  );
};
