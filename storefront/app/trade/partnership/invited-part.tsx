import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { InvitationState, InvitedPerson, invitedPeople } from '@tradewind/contract/trade/invitations';
import { Users } from 'lucide-react';
import { Badge, type BadgeTone } from '../../design/badge.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';

const states: Record<InvitationState, readonly [MessageKey, BadgeTone]> = {
  waiting: ['partnership.state.waiting', 'neutral'],
  lapsed: ['partnership.state.lapsed', 'neutral'],
  rewarded: ['partnership.state.rewarded', 'ok'],
  refused: ['partnership.state.refused', 'warn'],
  taken_back: ['partnership.state.taken_back', 'warn'],
};

/** The invited people, without their full names. */
export function InvitedPart({
  found,
}: {
  found: UseInfiniteQueryResult<InfiniteData<OutputOf<typeof invitedPeople>>>;
}) {
  const { t } = useTranslation();
  const people = found.data?.pages.flatMap(({ list }) => list);
  if (!people) return null;
  if (people.length === 0)
    return (
      <EmptyState
        art={<Users aria-hidden size={56} strokeWidth={1.4} />}
        title={t('partnership.nobody')}
        text={t('partnership.nobodyText')}
      />
    );
  return (
    <section>
      <h2 className="px-1 pt-2 pb-2 text-lead font-semibold">{t('partnership.people')}</h2>
      <EndlessPages found={found} quiet>
        <ListGroup>
          {people.map((person) => (
            <PersonRow key={`${person.at} ${person.name}`} person={person} />
          ))}
        </ListGroup>
      </EndlessPages>
    </section>
  );
}

function PersonRow({ person: { name, at, state, order_before: before, reward } }: { person: InvitedPerson }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const [text, tone] = states[state];
  return (
    <ListRow
      title={name}
      note={
        state === 'waiting'
          ? t('partnership.until', { date: date(before) })
          : t('partnership.joined', { date: date(at) })
      }
      control={<Badge tone={tone}>{state === 'rewarded' ? `+${money(reward)}` : t(text)}</Badge>}
    />
  );
}
