import { Alert, Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { MessageCard, ServiceMessage } from '@tradewind/contract/operations/service';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface MessageItemProps {
  message: ServiceMessage;
  /** Where a card leads; null for one that this desk can't open. */
  pathOf: (card: MessageCard) => string | null;
  /** Under the message: whether it was read, what can be done. */
  children?: ReactNode;
}

/** One message with its pictures, its card and what it warns of. */
export const MessageItem = ({ message, pathOf, children }: MessageItemProps) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { is_mine: mine, author, at, text, pictures, card, warnings, hidden, automatic } = message;
  return (
    <Stack component="li" sx={{ alignItems: mine === 1 ? 'flex-end' : 'flex-start', gap: 0.5 }}>
      <Typography variant="caption" color="textSecondary">
        {[author, automatic === 1 && t('service.automatic'), moment(at)].filter(Boolean).join(' · ')}
      </Typography>
      <Box
        sx={{
          maxWidth: { xs: '92%', md: '78%' },
          px: 1.75,
          py: 1.25,
          borderRadius: 2,
          border: 1,
          borderColor: 'divider',
          backgroundColor: mine === 1 ? (theme) => theme.palette.tones.seaTint : 'background.paper',
        }}
      >
        {hidden === 1 && (
          <Typography variant="body2" color="textSecondary">
            {t('service.hidden')}
          </Typography>
        )}
        {text && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
        {pictures.length > 0 && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: text ? 1 : 0 }}>
            {pictures.map((url, index) => (
              <MuiLink key={url} href={url} target="_blank" rel="noreferrer">
                <Box
                  component="img"
                  src={url}
                  alt={t('service.picture', { number: index + 1 })}
                  sx={{ width: 120, height: 120, objectFit: 'cover', borderRadius: 1, display: 'block' }}
                />
              </MuiLink>
            ))}
          </Stack>
        )}
        {card && <Card card={card} path={pathOf(card)} />}
      </Box>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ py: 0, maxWidth: { xs: '92%', md: '78%' } }}>
          {t(`service.warnings.${warning}`)}
        </Alert>
      ))}
      {children}
    </Stack>
  );
};

const Card = ({
  card: { kind, number, title, image, amount, status },
  path,
}: {
  card: MessageCard;
  path: string | null;
}) => {
  const t = useTranslation();
  const { money } = useFormat();
  const words = (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', mt: 0.5 }}>
      {image && (
        <Box
          component="img"
          src={image}
          alt=""
          sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary">
          {[t(`service.cards.${kind}`), number].filter(Boolean).join(' ')}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[amount && money(amount), status].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Stack>
  );
  return path ? (
    <MuiLink component={Link} to={path} color="inherit" underline="none" sx={{ display: 'block' }}>
      {words}
    </MuiLink>
  ) : (
    words
  );
};
