import { Link as MuiLink, Stack, Typography } from '@mui/material';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import { deskConversations } from '@tradewind/contract/operations/desk/service';
import {
  accountPage,
  endAccountSession,
  endAccountSessions,
  noteAccount,
  type AccountSession,
} from '@tradewind/contract/people/desk/accounts';
import { deskOrder } from '@tradewind/contract/trade/desk/orders';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Amount } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { OwnDataPanel } from './own-data-panel.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type Page = OutputOf<typeof accountPage>;

/** What belongs to an account: orders, shops and conversations, its devices, and the notes of operators. */
export const AccountPanels = ({ userId }: { userId: string }) => {
  const { data: page, error } = useEndpointQuery(accountPage, { id: userId });
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!page) return null;
  return (
    <>
      <Notes userId={userId} notes={page.notes} />
      <OwnDataPanel userId={userId} data={page.own_data} />
      <Orders page={page} />
      <Sessions userId={userId} sessions={page.sessions} />
      <Shops shops={page.shops} />
      <Conversations conversations={page.conversations} />
    </>
  );
};

/** One row of a panel: what, with details below and something at the end. */
const Row = ({ what, details, end }: { what: ReactNode; details: ReactNode; end?: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
    <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {what}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {details}
      </Typography>
    </Stack>
    {end}
  </Stack>
);

const Rows = ({ empty, children }: { empty: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      {empty}
    </Typography>
  ) : (
    <Stack sx={{ gap: 1.75 }}>{children}</Stack>
  );

const Notes = ({ userId, notes }: { userId: string; notes: Page['notes'] }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Panel
      title={t('accounts.notes')}
      actions={
        <ActionButton
          endpoint={noteAccount}
          label={t('accounts.write_note')}
          size="small"
          fields={[{ name: 'text', label: t('accounts.note'), kind: 'lines', required: true }]}
          input={({ text = '' }) => ({ id: userId, text })}
          done={t('accounts.noted')}
        >
          {t('accounts.note_text')}
        </ActionButton>
      }
    >
      <Rows empty={t('accounts.no_notes')}>
        {notes.map(({ id, body, by, written_at: at }) => (
          <Stack key={id} sx={{ gap: 0.25 }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {body}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {t('accounts.by_at', { by, moment: moment(at) })}
            </Typography>
          </Stack>
        ))}
      </Rows>
    </Panel>
  );
};

const Orders = ({ page: { latest_orders: orders, orders: count, addresses } }: { page: Page }) => {
  const t = useTranslation();
  const { moment, number, locale } = useFormat();
  const canOpen = useCanCall()(deskOrder);
  const title = `${t('accounts.latest_orders')} · ${number(count)}`;
  return (
    <Panel title={title}>
      <Rows empty={t('accounts.no_orders')}>
        {orders.map(({ id, sn, status, total, placed_at: at }) => (
          <Row
            key={id}
            what={
              canOpen ? (
                <MuiLink component={Link} to={`/orders/${id}/show`} underline="hover">
                  {sn}
                </MuiLink>
              ) : (
                sn
              )
            }
            details={`${orderStatusTexts[status as OrderStatus][locale]} · ${moment(at)}`}
            end={<Amount value={total} strong />}
          />
        ))}
      </Rows>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {`${t('accounts.addresses')}: ${number(addresses)}`}
      </Typography>
    </Panel>
  );
};

const Sessions = ({ userId, sessions }: { userId: string; sessions: readonly AccountSession[] }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <Panel
      title={t('account.sessions')}
      actions={
        sessions.length > 0 && (
          <ActionButton
            endpoint={endAccountSessions}
            label={t('accounts.end_all')}
            kind="danger"
            size="small"
            input={() => ({ id: userId })}
            done={t('accounts.ended_all')}
          >
            {t('accounts.end_all_text')}
          </ActionButton>
        )
      }
    >
      <Rows empty={t('accounts.no_sessions')}>
        {sessions.map(({ id, device, address, since, last_used: used, place }) => (
          <Row
            key={id}
            what={`${device || t('account.unknown_device')} · ${t(`account.places.${place}`)}`}
            details={
              <>
                {t('account.since', { moment: moment(since), address })}
                {used && <div>{t('account.last_used', { moment: moment(used) })}</div>}
              </>
            }
            end={
              <ActionButton
                endpoint={endAccountSession}
                label={t('account.end')}
                size="small"
                input={() => ({ id: userId, session_id: id })}
                done={t('account.ended')}
              >
                {t('account.end_text', { device: device || t('account.unknown_device') })}
              </ActionButton>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
};

const Shops = ({ shops }: { shops: Page['shops'] }) => {
  const t = useTranslation();
  return (
    <Panel title={t('accounts.shops')}>
      <Rows empty={t('accounts.no_shops')}>
        {shops.map(({ id, name, role }) => (
          <Row key={id} what={name} details={t(`shop.roles.${role as ShopRole}`)} />
        ))}
      </Rows>
    </Panel>
  );
};

const Conversations = ({ conversations }: { conversations: Page['conversations'] }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const canOpen = useCanCall()(deskConversations);
  return (
    <Panel title={t('accounts.conversations')}>
      <Rows empty={t('accounts.no_conversations')}>
        {conversations.map(({ id, shop, status, last_at: at }) => (
          <Row
            key={id}
            what={
              canOpen && shop === '' ? (
                <MuiLink component={Link} to={`/service?id=${id}`} underline="hover">
                  {t('accounts.platform')}
                </MuiLink>
              ) : (
                shop || t('accounts.platform')
              )
            }
            details={`${t(status === 'closed' ? 'accounts.closed' : 'accounts.open')} · ${moment(at)}`}
          />
        ))}
      </Rows>
    </Panel>
  );
};
