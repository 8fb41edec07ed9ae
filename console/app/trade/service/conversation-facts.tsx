import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { OpenedConversation } from '@tradewind/contract/operations/service-desk';
import { Link } from 'react-router';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';

interface ConversationFactsProps {
  side: ServiceSide;
  conversation: OpenedConversation;
}

/** The latest orders of the shopper, notes that only this desk reads, and ratings. */
export const ConversationFacts = ({ side, conversation: { id, orders, notes, ratings } }: ConversationFactsProps) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Panel title={t('service.orders')}>
        <Stack sx={{ gap: 1 }}>
          {orders.length === 0 && <None />}
          {orders.map((order) => (
            <Stack key={order.id}>
              <MuiLink
                component={Link}
                to={`/${side.block ? 'shop_orders' : 'orders'}/${order.id}/show`}
                variant="body2"
                sx={{ fontWeight: 600 }}
              >
                {order.number}
              </MuiLink>
              <Typography variant="caption" color="textSecondary">
                {[moment(order.at), money(order.amount), order.status].join(' · ')}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </Panel>
      <Panel
        title={t('service.notes')}
        actions={
          <ActionButton
            endpoint={side.note}
            label={t('service.add_note')}
            size="small"
            fields={[{ name: 'text', label: t('service.note'), kind: 'lines', required: true }]}
            input={({ text = '' }) => ({ id, text })}
            done={t('service.noted')}
          >
            {t('service.note_text')}
          </ActionButton>
        }
      >
        <Stack sx={{ gap: 1.25 }}>
          {notes.length === 0 && <None />}
          {notes.map((note) => (
            <Words key={note.id} head={`${note.author} · ${moment(note.at)}`} text={note.text} />
          ))}
        </Stack>
      </Panel>
      {ratings.length > 0 && (
        <Panel title={t('service.ratings')}>
          <Stack sx={{ gap: 1.25 }}>
            {ratings.map((rating) => (
              <Words
                key={rating.at}
                head={[t('service.stars', { stars: rating.stars }), rating.assignee, moment(rating.at)]
                  .filter(Boolean)
                  .join(' · ')}
                text={rating.words}
              />
            ))}
          </Stack>
        </Panel>
      )}
    </Box>
  );
};

const None = () => {
  const t = useTranslation();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('common.empty')}
    </Typography>
  );
};

const Words = ({ head, text }: { head: string; text: string }) => (
  <Box>
    <Typography variant="caption" color="textSecondary">
      {head}
    </Typography>
    {text && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    )}
  </Box>
);
