import { Box, Stack, Typography } from '@mui/material';
import type { Answer } from '@tradewind/contract/trade/questions';
import type { ReactNode } from 'react';
import { Moment } from '../../design/fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The product that a question is about, and the question. */
export const AskedQuestion = ({ title, image, text }: { title: string; image: string; text: string }) => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box component="img" src={image} alt="" sx={{ width: 48, height: 48, borderRadius: 1, objectFit: 'cover' }} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Stack>
      <Words text={text || t('questions.deleted')} />
    </Stack>
  );
};

interface GivenAnswerProps {
  answer: Pick<Answer, 'by' | 'text' | 'at' | 'edited_at'>;
  /** Who gave it. */
  name: ReactNode;
  /** Below it: why it is hidden, and what can be done. */
  children?: ReactNode;
}

/** One answer, with who gave it. */
export const GivenAnswer = ({ answer: { by, text, at, edited_at: editedAt }, name, children }: GivenAnswerProps) => {
  const t = useTranslation();
  return (
    <Stack sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t(by === 'shop' ? 'questions.of_shop' : 'questions.of_buyer')} · {name} · <Moment value={at} />
        {editedAt !== null && (
          <>
            {` · ${t('questions.edited')} `}
            <Moment value={editedAt} />
          </>
        )}
      </Typography>
      <Words text={text} />
      {children}
    </Stack>
  );
};

const Words = ({ text }: { text: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
);
