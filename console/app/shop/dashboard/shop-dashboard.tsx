import { Button, Stack, Typography } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { Title } from 'react-admin';
import type { ShopSession } from '../../api/session.ts';
import { useWords } from '../../i18n/words.ts';
import { Panel } from '../../look/panel.tsx';

/** What waits for the shop, and how it stands. */
export const ShopDashboard = ({ session: { shop, user } }: { session: ShopSession }) => {
  const word = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={shop.name} />
      <Panel
        title={word('dashboard.hello', { name: user.nickname })}
        actions={
          <Button component="a" href={`/shop/${shop.id}`} target="_blank" rel="noopener" startIcon={<ExternalLink size={16} />}>
            {word('shop.dashboard.see')}
          </Button>
        }
      >
        <Typography variant="body2" color="textSecondary">{word('dashboard.no_desk')}</Typography>
      </Panel>
    </Stack>
  );
};
