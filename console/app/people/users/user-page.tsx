import { Button, Stack } from '@mui/material';
import { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import type { DeskUser } from '@tradewind/contract/people/desk/users';
import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { journal } from '@tradewind/contract/money/desk/books';
import { Link } from 'react-router';
import { useMay } from '../../api/use-desk.ts';
import { AskCorrection } from '../../money/corrections/ask-correction.tsx';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { Statement } from './statement.tsx';

/** A shopper: who they are, what they have, and every movement of it. */
export const UserPage = () => {
  const word = useWords();
  return (
    <Detail<DeskUser>
      title={(user) => user.username}
      main={(user) => <Statement key={user.id} userId={user.id} />}
      aside={(user) => (
        <Panel title={word('common.details')}>
          <Facts
            facts={[
              [word('users.username'), user.username],
              [word('users.nickname'), user.nickname],
              user.email !== '' && [word('users.email'), user.email],
              user.mobile !== '' && [word('users.mobile'), user.mobile],
              [word('users.since'), <Moment key="since" value={user.created_at} />],
              [word('users.available'), <Amount key="available" value={user.available} strong />],
              [word('users.held'), <Amount key="held" value={user.held} strong />],
              [word('common.id'), <Code key="id" long value={user.id} />],
            ]}
          />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <More userId={user.id} />
            <AskCorrection userId={user.id} />
          </Stack>
        </Panel>
      )}
    />
  );
};

const More = ({ userId }: { userId: string }) => {
  const word = useWords();
  const may = useMay();
  const filter = `filter=${encodeURIComponent(JSON.stringify({ user_id: userId }))}`;
  return (
    <>
      {may(deskRecharges) && (
        <Button component={Link} to={`/recharges?${filter}`}>
          {word('users.recharges')}
        </Button>
      )}
      {may(deskWithdrawals) && (
        <Button component={Link} to={`/withdrawals?${filter}`}>
          {word('users.withdrawals')}
        </Button>
      )}
      {may(journal) && (
        <Button component={Link} to={`/journal?${filter}`}>
          {word('users.journal')}
        </Button>
      )}
    </>
  );
};
