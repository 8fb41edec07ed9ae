import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  accountTimeline,
  lockScopes,
  timelineGroups,
  type AccountEvent,
  type LockScope,
} from '@tradewind/contract/people/desk/accounts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Amount, Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';

type Group = (typeof timelineGroups)[number];

/** What happened to an account, newest first. */
export const Timeline = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const [group, setGroup] = useState<Group | ''>('');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [accountTimeline.name, userId, group],
    queryFn: ({ pageParam, signal }) => call(accountTimeline, { id: userId, group, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const events = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Panel title={t('accounts.timeline')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={group}
        onChange={(_, value: Group | '' | null) => value !== null && setGroup(value)}
        aria-label={t('accounts.timeline')}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        <ToggleButton value="">{t('accounts.all')}</ToggleButton>
        {timelineGroups.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`accounts.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <Typography color="error">{error.message}</Typography>}
      {data && events.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('accounts.nothing')}
        </Typography>
      )}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.75, listStyle: 'none' }}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button fullWidth sx={{ mt: 1.5 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('accounts.more')}
        </Button>
      )}
    </Panel>
  );
};

const isScope = (text: string): text is LockScope => (lockScopes as readonly string[]).includes(text);

const EventRow = ({ event: { at, what, group, subject, amount, by, reason } }: { event: AccountEvent }) => {
  const t = useTranslation();
  const name = useNames();
  const about = isScope(subject) ? t(`accounts.${subject}`) : subject;
  // A notification of ours is its own heading.
  const heading =
    what === 'notice' ? about : group === 'desk' ? name('audit.acts', what) : name('accounts.events', what);
  const details = [what === 'notice' ? '' : about, reason, by && t('accounts.by', { by })].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr auto', sm: '150px 1fr auto' } }}
    >
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        <Moment value={at} />
      </Typography>
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {heading}
        </Typography>
        {details !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {details}
          </Typography>
        )}
      </Stack>
      {amount !== null && <Amount value={amount} />}
    </Box>
  );
};
