import { Box, Tab, Tabs, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { conversationQueues } from '@tradewind/contract/operations/service-desk';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { MessageReportsPanel } from './message-reports-panel.tsx';
import { SavedRepliesPanel } from './saved-replies-panel.tsx';
import { ServiceHoursPanel } from './service-hours-panel.tsx';
import { useServiceLive } from './service-live.tsx';
import { platformSide, shopSide, type ServiceSide } from './service-side.ts';

/** Customer service of the platform. */
export const DeskServicePage = () => <ServicePage side={platformSide} />;

/** Customer service of a shop. */
export const ShopServicePage = () => <ServicePage side={shopSide} />;

const shopTabs = ['conversations', 'replies', 'hours'] as const;
const platformTabs = ['conversations', 'reports', 'replies', 'hours'] as const;

const ServicePage = ({ side }: { side: ServiceSide }) => {
  const t = useTranslation();
  const tabs = side.transcript ? platformTabs : shopTabs;
  const [tab, setTab] = useState<(typeof platformTabs)[number]>('conversations');
  return (
    <>
      <Title title={t('service.title')} />
      <Tabs value={tab} onChange={(_, value) => setTab(value as typeof tab)} variant="scrollable" sx={{ mb: 2 }}>
        {tabs.map((one) => (
          <Tab key={one} value={one} label={t(`service.tabs.${one}`)} />
        ))}
      </Tabs>
      {tab === 'conversations' && <Conversations side={side} />}
      {tab === 'reports' && <MessageReportsPanel />}
      {tab === 'replies' && <SavedRepliesPanel side={side} />}
      {tab === 'hours' && <ServiceHoursPanel side={side} />}
    </>
  );
};

/** The list and the open conversation side by side; on narrow screens one of them. */
const Conversations = ({ side }: { side: ServiceSide }) => {
  const t = useTranslation();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('id');
  const { typing } = useServiceLive();
  // The queue and the search stay in the address, so that the way back leads to the same list.
  const change = (parts: Readonly<Record<string, string | null>>) =>
    setAddress((before) => {
      for (const [name, value] of Object.entries(parts)) {
        if (value) before.set(name, value);
        else before.delete(name);
      }
      return before;
    });
  const choose = (id: string | null) => change({ id });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
      }}
    >
      {(wide || !chosen) && (
        <Panel>
          <ConversationList
            side={side}
            chosen={chosen}
            queue={conversationQueues.find((one) => one === address.get('queue')) ?? 'waiting'}
            words={address.get('q') ?? ''}
            onChange={change}
          />
        </Panel>
      )}
      {chosen ? (
        <ConversationPanel
          key={chosen}
          side={side}
          id={chosen}
          typing={typing === chosen}
          onBack={() => choose(null)}
        />
      ) : (
        wide && (
          <Panel>
            <Typography variant="body2" color="textSecondary">
              {t('service.choose')}
            </Typography>
          </Panel>
        )
      )}
    </Box>
  );
};
