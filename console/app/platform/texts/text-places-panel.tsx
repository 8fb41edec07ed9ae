import { Box, Typography } from '@mui/material';
import type { DeskText } from '@tradewind/contract/platform/desk/texts';
import { Facts } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a text may name in braces, with what that says now. */
export const TextPlacesPanel = ({ text: { places } }: { text: DeskText }) => {
  const t = useTranslation();
  return (
    <Panel title={t('texts.places')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('texts.places_help')}
      </Typography>
      <Box sx={{ maxHeight: 320, overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t('texts.places')}>
        <Facts facts={places.map(({ name, value }) => [`{${name}}`, value] as const)} />
      </Box>
    </Panel>
  );
};
