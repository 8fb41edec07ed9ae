import type { CommissionRule } from '@tradewind/contract/money/desk/commissions';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { ForceChip, useForceTabs } from '../../design/in-force.tsx';
import { ChangesLink } from '../../platform/changes/waiting-change.tsx';
import { EndCommission, SetCommission, useScopeName } from './commission-actions.tsx';

const Column = DataTable.Col<CommissionRule>;

/** The rules of commission, most specific first, with past and upcoming ones. */
export const CommissionList = () => {
  const t = useTranslation();
  const nameOf = useScopeName();
  return (
    <DeskList
      resource="commissions"
      title={t('menu.commissions')}
      sort={{ field: 'effective_from', order: 'ASC' }}
      first={{ state: 'in_force' }}
      tabs={useForceTabs()}
      actions={
        <>
          <ChangesLink />
          <SetCommission />
        </>
      }
      table={{ rowClick: false }}
    >
      <Column source="scope" disableSort label={t('commissions.scope')} render={(rule) => nameOf(rule)} />
      <Column
        source="rate_bp"
        disableSort
        label={t('commissions.rate')}
        align="right"
        render={(rule) => <Rate rule={rule} />}
      />
      <Column
        source="floor"
        disableSort
        label={t('commissions.floor')}
        align="right"
        {...wideOnly}
        render={(rule) => <Amount value={rule.floor === '0.00' ? null : rule.floor} />}
      />
      <Column
        source="cap"
        disableSort
        label={t('commissions.cap')}
        align="right"
        {...wideOnly}
        render={(rule) => <Amount value={rule.cap} />}
      />
      <Column
        source="effective_from"
        disableSort
        label={t('commissions.from')}
        {...wideOnly}
        render={(rule) => (rule.made_by ? <Moment value={rule.effective_from} /> : t('settings.default_value'))}
      />
      <Column
        source="made_by"
        disableSort
        label={t('common.by')}
        {...wideOnly}
        render={(rule) => rule.made_by || t('settings.installation')}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        {...wideOnly}
        render={(rule) => <ForceChip state={rule.state} />}
      />
      <Column
        disableSort
        label={t('common.actions')}
        render={(rule) =>
          rule.state === 'current' && (
            <>
              <SetCommission rule={rule} />{' '}
              {rule.scope !== 'all' && rule.rate_bp !== null && <EndCommission rule={rule} />}
            </>
          )
        }
      />
    </DeskList>
  );
};

const Rate = ({ rule: { rate_bp } }: { rule: CommissionRule }) => {
  const t = useTranslation();
  const { locale } = useFormat();
  if (rate_bp === null) return <>{t('commissions.wider_rule')}</>;
  return (
    <strong>
      {new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate_bp / 10_000)}
    </strong>
  );
};
