import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { locales, parseLocale, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { bannerTones } from '@tradewind/contract/platform/content';
import { bannerLimits, deleteBanner, saveBanner, type DeskBanner } from '@tradewind/contract/platform/desk/banners';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ShowBase, Title, useRedirect, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { useFormat } from '../../design/format.ts';
import { LanguageBar } from '../../design/language-bar.tsx';
import { isoOfInput, localInput } from '../../design/local-input.ts';
import { Panel } from '../../design/panel.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { copyText, noTexts } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BannerPicture } from './banner-picture.tsx';
import { PublishActs, ShownTimesFields } from '../home/published.tsx';

/** What is typed of a banner; its times as fields of local date and time. */
interface Draft {
  position: string;
  kickers: Texts;
  titles: Texts;
  actions: Texts;
  tone: DeskBanner['tone'];
  image: string;
  images: Texts;
  photo: 0 | 1;
  link: string;
  from: string;
  until: string;
}

const wordParts = [
  { part: 'kicker', field: 'kickers' },
  { part: 'title', field: 'titles' },
  { part: 'action', field: 'actions' },
] as const;

/** Lists cache their rows as records; a query key of its own keeps the page from beginning with an old one. */
const whole = { meta: { whole: true } };

/** The editor of a banner. */
export const BannerPage = () => (
  <ShowBase queryOptions={whole}>
    <Stored />
  </ShowBase>
);

const Stored = () => {
  const { record } = useShowContext<DeskBanner>();
  return record ? <BannerEditor key={record.revision} stored={record} /> : null;
};

/** The editor of a new banner. */
export const NewBannerPage = () => <BannerEditor stored={null} />;

const draftOf = (stored: DeskBanner | null): Draft => ({
  position: String(stored?.position ?? 1),
  kickers: stored?.kickers ?? noTexts(),
  titles: stored?.titles ?? noTexts(),
  actions: stored?.actions ?? noTexts(),
  tone: stored?.tone ?? 'sea',
  image: stored?.image ?? '',
  images: stored?.images ?? noTexts(),
  photo: stored?.photo ?? 1,
  link: stored?.link ?? '/',
  from: localInput(stored?.from ?? null),
  until: localInput(stored?.until ?? null),
});

const BannerEditor = ({ stored }: { stored: DeskBanner | null }) => {
  const t = useTranslation();
  const language = parseLocale(useFormat().locale) ?? 'en';
  const [locale, setLocale] = useState<Locale>(language);
  const [reference, setReference] = useState<Locale>(locales.find((other) => other !== language)!);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const change = (parts: Partial<Draft>) => setDraft((current) => ({ ...current, ...parts }));
  const { kickers, titles, actions, image, images } = draft;
  return (
    <>
      <Title title={stored?.title ?? t('banners.make')} />
      <Button component={Link} to="/banners" startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('common.back')}
      </Button>
      <Stack sx={{ gap: 2, maxWidth: 1_100 }}>
        <LanguageBar
          texts={[kickers, titles, actions]}
          locale={locale}
          reference={reference}
          onLocale={setLocale}
          onReference={setReference}
          onCopy={() =>
            change({
              kickers: copyText(kickers, reference, locale),
              titles: copyText(titles, reference, locale),
              actions: copyText(actions, reference, locale),
            })
          }
        />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Panel title={t('banners.words')}>
            <Stack sx={{ gap: 2 }} lang={locale}>
              {wordParts.map(({ part, field }) => (
                <TextField
                  key={part}
                  label={`${t(`banners.${part}`)} · ${nameOf(locale)}`}
                  value={draft[field][locale]}
                  helperText={locale === reference ? undefined : draft[field][reference]}
                  onChange={({ target }) => change({ [field]: { ...draft[field], [locale]: target.value } })}
                  slotProps={{ htmlInput: { maxLength: bannerLimits[part] } }}
                />
              ))}
              <BannerPicture
                label={t('banners.picture')}
                value={image}
                onChange={(url) => change({ image: url, photo: 1 })}
              />
              <BannerPicture
                label={t('banners.picture_of', { language: nameOf(locale) })}
                value={images[locale]}
                onChange={(url) => change({ images: { ...images, [locale]: url } })}
                onRemove={() => change({ images: { ...images, [locale]: '' } })}
              />
            </Stack>
          </Panel>
          <Panel title={t('banners.look')}>
            <Stack sx={{ gap: 2 }}>
              <TextField
                label={t('banners.link')}
                required
                value={draft.link}
                helperText={t('banners.link_help')}
                onChange={({ target }) => change({ link: target.value })}
              />
              <TextField
                label={t('banners.position')}
                required
                value={draft.position}
                helperText={t('banners.position_help')}
                onChange={({ target }) => change({ position: target.value })}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <TextField
                select
                label={t('banners.tone')}
                value={draft.tone}
                onChange={({ target }) => change({ tone: target.value as Draft['tone'] })}
              >
                {bannerTones.map((tone) => (
                  <MenuItem key={tone} value={tone}>
                    {t(`banners.tones.${tone}`)}
                  </MenuItem>
                ))}
              </TextField>
              <ShownTimesFields times={draft} onChange={change} />
            </Stack>
          </Panel>
        </Box>
        <BannerActs stored={stored} draft={draft} />
      </Stack>
    </>
  );
};

const BannerActs = ({ stored, draft }: { stored: DeskBanner | null; draft: Draft }) => {
  const t = useTranslation();
  const redirect = useRedirect();
  const { position, from, until, ...rest } = draft;
  return (
    <PublishActs
      save={saveBanner}
      input={(published) => ({
        ...rest,
        id: stored?.id ?? '',
        revision: stored?.revision ?? '',
        position: position.trim(),
        published,
        from: isoOfInput(from) ?? '',
        until: isoOfInput(until) ?? '',
      })}
      saved={t('banners.saved')}
      texts={{ publish: t('banners.publish_text'), draft: t('banners.draft_text') }}
      remove={
        stored
          ? {
              endpoint: deleteBanner,
              input: { id: stored.id },
              label: t('banners.delete'),
              done: t('banners.deleted'),
              text: t('banners.delete_text'),
            }
          : undefined
      }
      onDone={() => redirect('list', 'banners')}
    />
  );
};
