import { Alert, Avatar, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { deskProducts } from '@tradewind/contract/goods/desk/products';
import type { DeskShopDetail } from '@tradewind/contract/operations/desk/shops';
import { shopCorrections } from '@tradewind/contract/trade/desk/shop-corrections';
import { deskOrders } from '@tradewind/contract/trade/desk/orders';
import { Link } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { SuspensionAction } from '../../goods/traders/suspension-action.tsx';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { ProposeFine, ProposeShopCorrection } from '../../trade/shop-corrections/propose-shop-correction.tsx';
import { ScorecardRows } from '../shop-desk/dashboard/scorecard-rows.tsx';
import { ShopStateChip } from './shop-state-chip.tsx';

/** One shop: how it serves its shoppers, who runs it, its accounts, and what operators did with it. */
export const ShopPage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskShopDetail>
      title={(shop) => shop.name}
      main={(shop) => (
        <>
          <Panel title={t('shops.last_days')}>
            <ScorecardRows card={shop.scorecard} />
          </Panel>
          <Members shop={shop} />
          <History shop={shop} />
        </>
      )}
      aside={(shop) => (
        <>
          <Overview shop={shop} />
          <Accounts shop={shop} />
          <TraderFacts shop={shop} />
        </>
      )}
    />
  );
};

const Overview = ({ shop }: { shop: DeskShopDetail }) => {
  const t = useTranslation();
  const name = useNames();
  const { number } = useFormat();
  return (
    <Panel title={t('common.details')} actions={<ShopStateChip state={shop.state} />}>
      <Avatar variant="rounded" src={shop.avatar} alt="" sx={{ width: 64, height: 64, mb: 2 }} />
      {shop.suspended_reason !== '' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {shop.suspended_reason}
        </Alert>
      )}
      <Facts
        facts={[
          [t('shops.orders'), number(shop.orders)],
          [t('shops.sales'), <Amount key="sales" value={shop.sales} strong />],
          [
            t('shops.rating'),
            shop.rating === null
              ? '–'
              : t('shops.rating_of', { stars: number(shop.rating), count: number(shop.review_count) }),
          ],
          [t('shops.refunds'), number(shop.refunds)],
          [t('shops.disputes'), number(shop.disputes)],
          ...shop.products_by_state.map(({ state, count }) => [name('products.states', state), number(count)] as const),
          [t('shops.since'), <Moment key="since" value={shop.created_at} />],
          [t('common.id'), <Code key="id" long value={shop.id} />],
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
        <RelatedLists shopId={shop.id} />
        {shop.state !== 'closed' && <SuspensionAction shop={shop} />}
      </Stack>
    </Panel>
  );
};

const RelatedLists = ({ shopId }: { shopId: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const filter = `filter=${encodeURIComponent(JSON.stringify({ shop_id: shopId }))}`;
  return (
    <>
      {canCall(deskProducts) && (
        <Button component={Link} to={`/products?${filter}`}>
          {t('menu.products')}
        </Button>
      )}
      {canCall(deskOrders) && (
        <Button component={Link} to={`/orders?${filter}`}>
          {t('menu.orders')}
        </Button>
      )}
      <Button component="a" href={`/shop/${shopId}`} target="_blank" rel="noopener">
        {t('shops.visit')}
      </Button>
    </>
  );
};

const Accounts = ({ shop: { id, name, accounts, balance } }: { shop: DeskShopDetail }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  return (
    <Panel title={t('shops.balance')}>
      <Facts
        facts={[
          [t('shops.available'), <Amount key="available" value={accounts.available} />],
          [t('common.held'), <Amount key="held" value={accounts.held} />],
          [t('shops.debt'), <Amount key="debt" value={accounts.debt} />],
          [t('shops.balance'), <Amount key="balance" value={balance} strong />],
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
        {canCall(shopCorrections) && (
          <Button
            component={Link}
            to={`/corrections_of_shops?filter=${encodeURIComponent(JSON.stringify({ shop_id: id }))}`}
          >
            {t('menu.corrections_of_shops')}
          </Button>
        )}
        <ProposeFine shop={{ id, name }} />
        <ProposeShopCorrection shop={{ id, name }} />
      </Stack>
    </Panel>
  );
};

const TraderFacts = ({ shop: { trader } }: { shop: DeskShopDetail }) => {
  const t = useTranslation();
  return (
    <Panel title={t('menu.traders')}>
      {trader ? (
        <Facts
          facts={[
            [t('profile.trader_fields.legal_name'), trader.legal_name],
            [t('profile.trader_fields.address'), trader.address.replaceAll('\n', ', ')],
            [t('profile.trader_fields.email'), trader.email],
            [t('profile.trader_fields.phone'), trader.phone],
            [t('common.state'), t(`traders.queue.${trader.state}`)],
          ]}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('shops.no_trader')}
        </Typography>
      )}
    </Panel>
  );
};

const Members = ({ shop: { members } }: { shop: DeskShopDetail }) => {
  const t = useTranslation();
  return (
    <Panel title={t('menu.shop_members')}>
      <Facts
        facts={members.map(
          ({ id, username, nickname, role }) =>
            [
              t(`shop.roles.${role}`),
              <MuiLink key={id} component={Link} to={`/users/${id}/show`}>
                {`${nickname} (${username})`}
              </MuiLink>,
            ] as const,
        )}
      />
    </Panel>
  );
};

const History = ({ shop: { history } }: { shop: DeskShopDetail }) => {
  const t = useTranslation();
  const name = useNames();
  return (
    <Panel title={t('shops.history')}>
      {history.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('shops.no_history')}
        </Typography>
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {history.map(({ id, at, act, by, reason }) => (
          <Stack component="li" key={id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name('audit.acts', act)}
            </Typography>
            {reason && <Typography variant="body2">{reason}</Typography>}
            <Typography variant="caption" color="textSecondary">
              <Moment value={at} />
              {by && ` · ${by}`}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};
