import { Stack, Typography } from '@mui/material';
import { overrideMessage, undoMessage, type DeskMessage } from '@tradewind/contract/platform/desk/messages';
import { ActionButton } from '../../design/action-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Changes a text, and takes the last change back. */
export const MessageActions = ({ message }: { message: DeskMessage }) => {
  const t = useTranslation();
  const { locale, key, original, english, text, placeholders } = message;
  const names = placeholders.map((name) => `{${name}}`).join(', ');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        endpoint={overrideMessage}
        size="small"
        label={t('messages.change')}
        fields={[
          {
            name: 'text',
            label: t('messages.new_text'),
            kind: 'lines',
            value: text ?? original,
            help: placeholders.length > 0 ? t('messages.keeps', { names }) : t('messages.no_places'),
            required: true,
          },
        ]}
        input={({ text: typed = '' }) => ({ locale, key, text: typed })}
        done={t('messages.changed')}
      >
        <Typography variant="caption">{t('messages.original')}</Typography>
        <Typography variant="body2" color="textPrimary" lang={locale}>
          {original || english}
        </Typography>
        {locale !== 'en' && (
          <Typography variant="body2" lang="en">
            {english}
          </Typography>
        )}
      </ActionButton>
      {message.can_undo && (
        <ActionButton
          endpoint={undoMessage}
          size="small"
          label={t('messages.undo')}
          input={() => ({ locale, key })}
          done={t('messages.undone')}
        >
          {t('messages.undo_text')}
        </ActionButton>
      )}
    </Stack>
  );
};
