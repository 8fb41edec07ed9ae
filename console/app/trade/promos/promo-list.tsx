import { Box, Stack, Typography } from '@mui/material';
import { maxUsesPerUser, type PromoRow } from '@tradewind/contract/trade/desk/promos';
import { promoAudiences } from '@tradewind/contract/trade/desk/promo-audiences';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import type { ResourceName } from '../../api/resources.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ForceChip, useForceTabs } from '../../design/in-force.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Code, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useAudienceName } from './audience-name.ts';

const Column = DataTable.Col<PromoRow>;

interface PromoTable {
  resource: ResourceName;
  title: string;
  /** Shows the owner and the audience of each code, which has a page of its own. */
  showOwner: boolean;
  make: ReactNode;
  end: (promo: PromoRow) => ReactNode;
}

/** Promo codes with their owner, uses and total discount. */
export const PromoTable = ({ resource, title, showOwner, make, end }: PromoTable) => {
  const t = useTranslation();
  const { money } = useFormat();
  const audienceName = useAudienceName();
  return (
    <DeskList
      resource={resource}
      title={title}
      sort={{ field: 'starts_at', order: 'DESC' }}
      first={{ state: 'in_force' }}
      empty={showOwner ? undefined : t('empty.shop_promos')}
      tabs={useForceTabs()}
      filters={[
        textFilter('q', t('promos.code')),
        ...(showOwner
          ? [
              choiceFilter(
                'audience',
                t('promos.audience'),
                promoAudiences.map((id) => ({ id, name: t(`promos.audiences.${id}`) })),
              ),
            ]
          : []),
      ]}
      actions={make}
      table={{ rowClick: showOwner ? 'show' : false }}
    >
      <Column
        source="code"
        disableSort
        label={t('promos.code')}
        render={(row) => (
          <Stack sx={{ whiteSpace: 'nowrap', gap: 0.5, alignItems: 'flex-start' }}>
            <Code value={row.code} />
            {row.claimable === 1 && (
              <StatusChip
                tone="sea"
                label={`${t('promos.coupon')} · ${t('promos.claimed', { smart_count: row.claimed })}`}
              />
            )}
            {row.audience !== 'everybody' && <StatusChip tone="info" label={audienceName(row)} />}
            {row.campaign !== '' && (
              <StatusChip tone="ok" label={t('promos.campaigns.shared_by', { share: row.campaign_share ?? 0 })} />
            )}
          </Stack>
        )}
      />
      <Column
        source="title"
        disableSort
        label={t('promos.discount')}
        // The longest text of the row: without room of its own it would break after each word.
        render={({ title: terms }) => <Box sx={{ minWidth: { xs: 120, md: 160 } }}>{terms}</Box>}
      />
      {showOwner && (
        <Column
          source="shop"
          disableSort
          label={t('promos.cost_borne_by')}
          render={(row) => row.shop || t('promos.platform')}
        />
      )}
      <Column
        source="used"
        disableSort
        label={t('promos.used')}
        align="right"
        render={(row) => (row.uses_left === null ? row.used : `${row.used} / ${row.used + row.uses_left}`)}
      />
      <Column
        source="given"
        disableSort
        label={t('promos.total_discount')}
        align="right"
        {...wideOnly}
        render={(row) => (
          <Stack sx={{ alignItems: 'flex-end' }}>
            <Amount value={row.given} />
            {row.campaign !== '' && (
              <Typography variant="caption" color="textSecondary">
                {t('promos.campaigns.platform_part', { amount: money(row.shared) })}
              </Typography>
            )}
          </Stack>
        )}
      />
      <Column
        source="uses_per_user"
        disableSort
        label={t('promos.per_user')}
        align="right"
        {...wideOnly}
        render={(row) => (row.uses_per_user > maxUsesPerUser ? t('promos.any_number') : row.uses_per_user)}
      />
      <Column
        source="starts_at"
        label={t('commissions.from')}
        {...wideOnly}
        render={(row) => <Moment value={row.starts_at} />}
      />
      <Column
        source="ends_at"
        disableSort
        label={t('duties.until')}
        {...wideOnly}
        render={(row) => <Moment value={row.ends_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        {...wideOnly}
        render={(row) => <ForceChip state={row.state} />}
      />
      <Column disableSort label={t('common.actions')} render={(row) => row.state !== 'past' && end(row)} />
    </DeskList>
  );
};
