import { Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PromoDetail } from '@tradewind/contract/trade/desk/promos';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { ForceChip } from '../../design/in-force.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAudienceName } from './audience-name.ts';
import { EndPromo } from './promo-actions.tsx';

/** A promo code: whom it is for, what it takes off, and the orders that used it. */
export const PromoPage = () => (
  <Detail<PromoDetail>
    title={({ code }) => code}
    main={(promo) => (
      <>
        <Uses promo={promo} />
        {promo.audience === 'accounts' && <Named promo={promo} />}
      </>
    )}
    aside={(promo) => <Terms promo={promo} />}
  />
);

const Terms = ({ promo }: { promo: PromoDetail }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const audienceName = useAudienceName();
  return (
    <Panel title={t('promos.terms')} actions={promo.state !== 'past' && <EndPromo promo={promo} />}>
      <Facts
        facts={[
          [t('promos.code'), <Code key="code" value={promo.code} />],
          [t('common.state'), <ForceChip key="state" state={promo.state} />],
          [t('promos.audience'), audienceName(promo)],
          [t('promos.discount'), promo.title],
          [t('promos.cost_borne_by'), promo.shop || t('promos.platform')],
          [
            t('promos.used'),
            promo.uses_left === null ? number(promo.used) : `${promo.used} / ${promo.used + promo.uses_left}`,
          ],
          [t('promos.total_discount'), <Amount key="given" value={promo.given} />],
          [t('commissions.from'), <Moment key="from" value={promo.starts_at} />],
          [t('duties.until'), <Moment key="until" value={promo.ends_at} />],
        ]}
      />
    </Panel>
  );
};

const Uses = ({ promo: { uses } }: { promo: PromoDetail }) => {
  const t = useTranslation();
  return (
    <Panel title={t('promos.uses_of')}>
      <Rows
        none={t('promos.no_uses')}
        heads={[t('common.shopper'), t('promos.order'), t('promos.discount'), t('promos.placed')]}
        rows={uses.map((use) => ({
          key: use.id,
          cells: [
            <ShopperLink key="who" id={use.user_id} name={use.username} />,
            <Link key="order" to={`/orders/${use.order_id}/show`}>
              {use.sn}
            </Link>,
            <Stack key="discount">
              <Amount value={use.discount} />
              {use.returned_at !== null && (
                <Typography variant="caption" color="textSecondary">
                  {t('promos.returned')}
                </Typography>
              )}
            </Stack>,
            <Moment key="at" value={use.at} />,
          ],
        }))}
      />
    </Panel>
  );
};

const Named = ({ promo: { named } }: { promo: PromoDetail }) => {
  const t = useTranslation();
  return (
    <Panel title={t('promos.named')}>
      <Rows
        none={t('promos.nobody_left')}
        heads={[t('common.shopper'), t('promos.used')]}
        rows={named.map(({ id, username, used }) => ({
          key: id,
          cells: [<ShopperLink key="who" id={id} name={username} />, used],
        }))}
      />
    </Panel>
  );
};

interface RowsProps {
  none: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const Rows = ({ none, heads, rows }: RowsProps) =>
  rows.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      {none}
    </Typography>
  ) : (
    <Stack sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, at) => (
                <TableCell key={heads[at]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
