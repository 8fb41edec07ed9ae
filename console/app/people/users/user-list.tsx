import type { DeskUser } from '@tradewind/contract/people/desk/users';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Moment } from '../../look/fields.tsx';
import { textFilter } from '../../look/filters.tsx';

const Column = DataTable.Col<DeskUser>;

export const UserList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="users"
      title={word('menu.users')}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={[textFilter('q', word('users.search'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="username" label={word('users.username')} />
      <Column source="nickname" disableSort label={word('users.nickname')} {...wide} />
      <Column source="email" disableSort label={word('users.email')} {...wide} />
      <Column source="mobile" disableSort label={word('users.mobile')} {...wide} />
      <Column
        source="created_at"
        label={word('users.since')}
        {...wide}
        render={(row) => <Moment value={row.created_at} />}
      />
      <Column
        source="available"
        disableSort
        label={word('users.available')}
        align="right"
        render={(row) => <Amount value={row.available} strong />}
      />
      <Column
        source="held"
        disableSort
        label={word('common.held')}
        align="right"
        render={(row) => <Amount value={row.held} />}
      />
    </DeskList>
  );
};
