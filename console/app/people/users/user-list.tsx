import { Stack } from '@mui/material';
import { userFilters, type DeskUser } from '@tradewind/contract/people/desk/users';
import { DataTable } from 'react-admin';
import { AccountChip } from './account-lock.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';

const Column = DataTable.Col<DeskUser>;

export const UserList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="users"
      title={t('menu.users')}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={[
        textFilter('q', t('users.search')),
        choiceFilter(
          'only',
          t('accounts.only'),
          userFilters.map((id) => ({ id, name: t(`accounts.only_${id}`) })),
        ),
      ]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="username"
        label={t('users.username')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <span>{row.username}</span>
            <AccountChip user={row} />
          </Stack>
        )}
      />
      <Column source="nickname" disableSort label={t('users.nickname')} {...wideOnly} />
      <Column source="email" disableSort label={t('users.email')} {...wideOnly} />
      <Column source="mobile" disableSort label={t('users.mobile')} {...wideOnly} />
      <Column
        source="created_at"
        label={t('users.since')}
        {...wideOnly}
        render={(row) => <Moment value={row.created_at} />}
      />
      <Column
        source="available"
        disableSort
        label={t('users.available')}
        align="right"
        render={(row) => <Amount value={row.available} strong />}
      />
      <Column
        source="held"
        disableSort
        label={t('common.held')}
        align="right"
        render={(row) => <Amount value={row.held} />}
      />
    </DeskList>
  );
};
