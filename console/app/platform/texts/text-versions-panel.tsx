import { Button, Chip, Stack, Typography } from '@mui/material';
import type { DeskText } from '@tradewind/contract/platform/desk/texts';
import type { Locale } from '@tradewind/contract/base/locales';
import { useState } from 'react';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { TextDraft } from './use-text-draft.ts';

interface TextVersionsPanelProps {
  text: DeskText;
  /** The language in which versions are compared. */
  locale: Locale;
  /** Takes the words of a version into the editor. */
  onTake: (words: Pick<TextDraft, 'titles' | 'bodies'>) => void;
}

/** Who published which version, and from when it is in effect. */
export const TextVersionsPanel = ({ text, locale, onTake }: TextVersionsPanelProps) => {
  const { versions } = text;
  const t = useTranslation();
  const { moment, number } = useFormat();
  const [limit, setLimit] = useState(5);
  const [compared, setCompared] = useState<number | null>(null);
  const current = versions.find(({ in_effect: isCurrent }) => isCurrent === 1)?.version ?? 0;
  return (
    <Panel title={t('texts.versions')}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {versions.slice(0, limit).map(({ version, titles, bodies, effective_at: at, published_by: by }) => (
          <Stack
            key={version}
            component="li"
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Stack sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t('products.version', { number: number(version) })}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {[moment(at), by || t('texts.software')].join(' · ')}
              </Typography>
            </Stack>
            {version === current && <Chip size="small" color="success" label={t('texts.in_effect')} />}
            {version > current && <Chip size="small" color="info" label={t('texts.coming')} />}
            {version > 1 && (
              <Button size="small" color="inherit" onClick={() => setCompared(version)}>
                {t('texts.compare')}
              </Button>
            )}
            <Button size="small" onClick={() => onTake({ titles, bodies })}>
              {t('texts.take')}
            </Button>
          </Stack>
        ))}
      </Stack>
      {versions.length > limit && <Button onClick={() => setLimit(limit * 4)}>{t('products.more')}</Button>}
      {compared !== null && (
        <CompareDialog text={text} first={compared} locale={locale} onClose={() => setCompared(null)} />
      )}
    </Panel>
  );
};
