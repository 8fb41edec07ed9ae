import { Box, Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { locales, type Locale, type Texts } from '@tradewind/contract/base/locales';
import {
  deleteHomeSection,
  homeLimits,
  saveHomeSection,
  type DeskHomeSection,
} from '@tradewind/contract/goods/desk/home';
import { homeKinds, type HomeKind } from '@tradewind/contract/goods/home';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ShowBase, Title, useRedirect, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { isoOfInput, localInput } from '../../design/local-input.ts';
import { Panel } from '../../design/panel.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { noTexts } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PickedPanel } from './picked-panel.tsx';
import { PublishActs, ShownTimesFields } from './published.tsx';

/** What is typed of a section; its times as fields of local date and time. */
interface Draft {
  kind: HomeKind;
  position: string;
  titles: Texts;
  products: DeskHomeSection['products'];
  locales: readonly Locale[];
  from: string;
  until: string;
}

/** Lists cache their rows as records; a query key of its own keeps the page from beginning with an old one. */
const whole = { meta: { whole: true } };

/** The editor of a section of Home. */
export const HomeSectionPage = () => (
  <ShowBase queryOptions={whole}>
    <Stored />
  </ShowBase>
);

const Stored = () => {
  const { record } = useShowContext<DeskHomeSection>();
  return record ? <SectionEditor key={record.revision} stored={record} /> : null;
};

/** The editor of a new section. */
export const NewHomeSectionPage = () => <SectionEditor stored={null} />;

const SectionEditor = ({ stored }: { stored: DeskHomeSection | null }) => {
  const t = useTranslation();
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: stored?.kind ?? 'picked',
    position: String(stored?.position ?? 100),
    titles: stored?.titles ?? noTexts(),
    products: stored?.products ?? [],
    locales: stored?.locales ?? [],
    from: localInput(stored?.from ?? null),
    until: localInput(stored?.until ?? null),
  }));
  const change = (parts: Partial<Draft>) => setDraft((current) => ({ ...current, ...parts }));
  const isPicked = draft.kind === 'picked';
  return (
    <>
      <Title title={stored ? stored.title || t(`home.kinds.${stored.kind}`) : t('home.make')} />
      <Button component={Link} to="/home_sections" startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('common.back')}
      </Button>
      <Stack sx={{ gap: 2, maxWidth: 1_100 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <PlacePanel draft={draft} onChange={change} />
          {isPicked && (
            <Stack sx={{ gap: 2 }}>
              <Panel title={t('home.titles')}>
                <Stack sx={{ gap: 2 }}>
                  {locales.map((locale) => (
                    <TextField
                      key={locale}
                      lang={locale}
                      required
                      label={nameOf(locale)}
                      value={draft.titles[locale]}
                      onChange={({ target }) => change({ titles: { ...draft.titles, [locale]: target.value } })}
                      slotProps={{ htmlInput: { maxLength: homeLimits.title } }}
                    />
                  ))}
                </Stack>
              </Panel>
              <PickedPanel products={draft.products} onChange={(products) => change({ products })} />
            </Stack>
          )}
        </Box>
        <SectionActs stored={stored} draft={draft} />
      </Stack>
    </>
  );
};

const PlacePanel = ({ draft, onChange }: { draft: Draft; onChange: (parts: Partial<Draft>) => void }) => {
  const t = useTranslation();
  const toggle = (locale: Locale) =>
    onChange({
      locales: draft.locales.includes(locale)
        ? draft.locales.filter((other) => other !== locale)
        : [...draft.locales, locale],
    });
  return (
    <Panel title={t('home.section')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          label={t('home.kind')}
          value={draft.kind}
          onChange={({ target }) => onChange({ kind: target.value as HomeKind })}
        >
          {homeKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`home.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('banners.position')}
          required
          value={draft.position}
          helperText={t('home.position_help')}
          onChange={({ target }) => onChange({ position: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <Typography component="legend" variant="body2" color="textSecondary">
            {t('home.languages_help')}
          </Typography>
          {locales.map((locale) => (
            <FormControlLabel
              key={locale}
              control={<Checkbox checked={draft.locales.includes(locale)} onChange={() => toggle(locale)} />}
              label={nameOf(locale)}
            />
          ))}
        </Box>
        <ShownTimesFields times={draft} onChange={onChange} />
      </Stack>
    </Panel>
  );
};

const SectionActs = ({ stored, draft }: { stored: DeskHomeSection | null; draft: Draft }) => {
  const t = useTranslation();
  const redirect = useRedirect();
  const { position, from, until, products, kind, titles } = draft;
  return (
    <PublishActs
      save={saveHomeSection}
      input={(published) => ({
        id: stored?.id ?? '',
        revision: stored?.revision ?? '',
        kind,
        titles,
        position: position.trim(),
        products: products.map(({ id }) => id),
        locales: [...draft.locales],
        published,
        from: isoOfInput(from) ?? '',
        until: isoOfInput(until) ?? '',
      })}
      saved={t('home.saved')}
      texts={{ publish: t('home.publish_text'), draft: t('home.draft_text') }}
      remove={
        stored
          ? {
              endpoint: deleteHomeSection,
              input: { id: stored.id },
              label: t('home.delete'),
              done: t('home.deleted'),
              text: t('home.delete_text'),
            }
          : undefined
      }
      onDone={() => redirect('list', 'home_sections')}
    />
  );
};
