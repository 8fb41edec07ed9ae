import { shopMembers } from '@tradewind/contract/goods/shop-desk/members';
import { exportAudit, type ShopAuditRow } from '@tradewind/contract/goods/shop-desk/audit';
import { DataTable, useRecordContext } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Code, Moment } from '../../../design/fields.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../../design/filters.tsx';
import { RawDetails } from '../../../design/raw-details.tsx';
import { members } from '../../../i18n/messages/members/en.ts';
import { useNames, useTranslation } from '../../../i18n/use-translation.ts';

const Column = DataTable.Col<ShopAuditRow>;

const { acts, former_acts: formerActs } = members.members;

/** The name of an act, also of one that there is no more: the log keeps its entries. */
function useActNames(): (act: string) => string {
  const name = useNames();
  return (act) => name(Object.hasOwn(formerActs, act) ? 'members.former_acts' : 'members.acts', act);
}

/** What the members did at the shop's desk. */
export const ShopAuditList = () => {
  const t = useTranslation();
  const nameOf = useActNames();
  const team = useEndpointQuery(shopMembers, {}).data?.list ?? [];
  return (
    <DeskList
      resource="shop_audit"
      empty={t('empty.shop_audit')}
      title={t('menu.shop_audit')}
      filters={[
        choiceFilter(
          'user_id',
          t('members.member'),
          team.map(({ id, nickname }) => ({ id, name: nickname })),
        ),
        choiceFilter(
          'act',
          t('audit.act'),
          Object.keys({ ...acts, ...formerActs }).map((act) => ({ id: `shopDesk.${act}`, name: nameOf(act) })),
        ),
        textFilter('subject', t('audit.subject')),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      actions={<ExportList endpoint={exportAudit} />}
      table={{ rowClick: 'expand', expand: <Details /> }}
    >
      <Column source="at" disableSort label={t('common.at')} render={(row) => <Moment value={row.at} />} />
      <Column
        source="nickname"
        disableSort
        label={t('members.member')}
        render={({ api_key: key, nickname }) => (key ? t('api_keys.by_key', { name: key.name }) : nickname)}
      />
      <Column
        source="role"
        disableSort
        label={t('members.role')}
        {...wideOnly}
        render={({ api_key: key, role }) => (key ? '' : t(`shop.roles.${role}`))}
      />
      <Column
        source="act"
        disableSort
        label={t('audit.act')}
        render={(row) => nameOf(row.act.slice('shopDesk.'.length))}
      />
      <Column
        source="subject"
        disableSort
        label={t('audit.subject')}
        {...wideOnly}
        render={(row) => <Code value={row.subject} />}
      />
    </DeskList>
  );
};

const Details = () => {
  const row = useRecordContext<ShopAuditRow>();
  return row ? <RawDetails heading={`${row.username} ${row.subject}`} details={row.details} /> : null;
};
