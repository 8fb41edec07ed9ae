import { Box, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router';
import { canOpen } from '../api/resources.ts';
import { readSession, rolesOf } from '../api/session.ts';
import { useOpenEntries } from '../operations/checklist/use-checklist.ts';
import { usePendingCounts } from '../operations/dashboard/pending-counts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { brand, Logo } from '../design/logo.tsx';
import { useShopPendingCounts } from '../operations/shop-desk/dashboard/shop-pending-counts.ts';
import { useServiceLive } from '../trade/service/service-live.tsx';
import { useWaitingChanges } from '../platform/changes/waiting-change.tsx';
import { shopMenuEntries, menuEntries, type MenuEntry } from './menu-entries.ts';
import { ShopCard } from './shop-card.tsx';
import { OperatorCard } from './operator-card.tsx';
import { alarms } from '@tradewind/contract/operations/desk/alarms';
import { clock } from '@tradewind/contract/operations/desk/clock';
import { demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import { useEndpointQuery } from '../api/use-endpoint-query.ts';

/** Brand, the entries that the caller may open, and the caller; the entries scroll. */
export const Menu = ({ onChosen }: { onChosen: () => void }) => {
  const t = useTranslation();
  const { permissions } = usePermissions();
  const session = readSession();
  const roles = permissions ?? rolesOf(session);
  const atShop = session !== null && 'shop' in session;
  const absent = useAbsent();
  const waiting = usePendingCounts();
  const changes = useWaitingChanges();
  const standing = useEndpointQuery(alarms, { limit: 1, state: 'open' }, { refreshMs: 60_000 }).data?.total;
  const atHand = useShopPendingCounts();
  const toSetUp = useOpenEntries();
  const { unread } = useServiceLive();
  const counts: Partial<Record<MenuEntry['to'], number>> = {
    checklist: toSetUp,
    recharges: waiting.recharges?.total,
    deposits: waiting.deposits?.total,
    withdrawals: waiting.withdrawals?.total,
    corrections: waiting.corrections?.total,
    corrections_of_shops: waiting.shopCorrections?.total,
    applications: waiting.applications?.total,
    changes,
    alarms: standing,
    shop_orders: atHand.orders?.counts.to_ship,
    shop_refunds: atHand.refunds?.counts.answer,
    shop_inbox: atHand.unread,
    service: unread,
    shop_service: unread,
  };
  const groups = (atShop ? shopMenuEntries : menuEntries)
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ to }) => !absent.includes(to) && (to === '' || canOpen(to, roles))),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Stack
      component="nav"
      onClick={onChosen}
      aria-label={t('console')}
      sx={{ height: '100%', width: 232, p: 1.5, gap: 0.5, backgroundColor: 'background.paper', color: 'text.primary' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 1, height: 48, flexShrink: 0 }}>
        <Logo />
        <Typography sx={{ fontSize: 18, fontWeight: 700, letterSpacing: '-0.03em' }}>{brand}</Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ pt: 0.5 }}>
          {t(atShop ? 'shop.desk' : 'console')}
        </Typography>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', mx: -1.5, px: 1.5 }}>
        {groups.map(({ group, entries }) => (
          <Box key={group ?? ''}>
            {group && (
              <Typography
                variant="caption"
                component="h2"
                sx={{ px: 1.5, pt: 1.5, pb: 0.5, m: 0, fontWeight: 500, color: (theme) => theme.palette.tones.ink3 }}
              >
                {t(`menu.${group}`)}
              </Typography>
            )}
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} count={counts[entry.to] ?? 0} />
            ))}
          </Box>
        ))}
      </Box>
      {atShop ? <ShopCard session={session} /> : <OperatorCard />}
    </Stack>
  );
};

const Entry = ({ entry: { to, icon: Icon }, count }: { entry: MenuEntry; count: number }) => {
  const t = useTranslation();
  return (
    <Box
      component={NavLink}
      to={`/${to}`}
      end={to === ''}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: 40,
        px: 1.5,
        mb: 0.25,
        borderRadius: 1,
        color: 'text.secondary',
        textDecoration: 'none',
        fontSize: 14,
        '&:hover': { backgroundColor: 'action.hover' },
        '&.active': {
          backgroundColor: (theme) => theme.palette.tones.seaTint,
          color: (theme) => theme.palette.tones.sea,
          fontWeight: 600,
        },
      }}
    >
      <Icon size={18} aria-hidden />
      <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {t(to === '' ? 'menu.dashboard' : `menu.${to as MenuWord}`)}
      </Box>
      {count > 0 && (
        <Box component="span" sx={{ fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
          {count}
        </Box>
      )}
    </Box>
  );
};

type MenuWord = Exclude<MenuEntry['to'], '' | 'statement' | 'books_checks' | 'failed_jobs' | 'shop_calendar'>;

/** Menu entries of features that this installation lacks. */
function useAbsent(): readonly MenuEntry['to'][] {
  const chain = useEndpointQuery(demoChain, {}).data;
  const time = useEndpointQuery(clock, {}).data;
  return [...(chain?.total ? [] : (['demo_chain'] as const)), ...(time?.movable ? [] : (['clock'] as const))];
}
