import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { listenToPreview, sendToPreview, typedParameter } from '@tradewind/client/preview-channel';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { readSession } from '../../../api/session.ts';
import { nameOf } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The shop of the session. */
const shopId = (): string => {
  const session = readSession();
  return session && 'shop' in session ? session.shop.id : '';
};

/** The storefront's page of the shop with its draft. */
export const shopPreviewPath = (): string => `/preview/shop/${shopId()}`;
/** The storefront's page of a product, also of a draft or an earlier version. */
export const productPreviewPath = (productId: string, revision?: number): string =>
  `/preview/detail/${shopId()}/${productId}${revision === undefined ? '' : `?revision=${revision}`}`;

/** The storefront's page of a product of any shop, for operators. */
export const reviewPreviewPath = (productId: string): string => `/preview/detail/review/${productId}`;

/** The storefront's home screen at a moment, for operators. @param at ISO 8601; null: now */
export const homePreviewPath = (at: string | null, drafts: boolean): string =>
  `/preview/home?${new URLSearchParams({ ...(at && { at }), ...(drafts && { drafts: '1' }) })}`;

/** What a preview shows. */
export interface Previewed {
  /** A page of the storefront that only members of the shop can open. */
  path: string;
  /** What is typed, as the endpoint of the preview takes it; absent: what is stored. */
  typed?: unknown;
  /** What is typed is stored, so that a tab of its own shows the same. */
  isStored?: boolean;
}

/** In milliseconds: what is typed is drawn after a pause. */
const pause = 400;

/** A page of the storefront on a screen of a telephone's width, with what is typed. */
export const PreviewFrame = ({ path, typed, locale }: Previewed & { locale: Locale }) => {
  const t = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const form = JSON.stringify(typed);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
    const timer = setTimeout(() => send(frame.current, form), pause);
    return () => clearTimeout(timer);
  }, [form]);
  useEffect(
    () =>
      listenToPreview(
        () => frame.current?.contentWindow ?? null,
        ({ kind }) => kind === 'preview.ready' && send(frame.current, latest.current),
      ),
    [],
  );
  return (
    <Box
      component="iframe"
      ref={frame}
      title={t('editing.preview')}
      src={addressOf(path, locale, typed !== undefined)}
      sx={{
        width: 390,
        maxWidth: '100%',
        height: '100%',
        minHeight: 480,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        display: 'block',
        mx: 'auto',
      }}
    />
  );
};

function send(frame: HTMLIFrameElement | null, form: string | undefined): void {
  if (frame?.contentWindow && form !== undefined)
    sendToPreview(frame.contentWindow, { kind: 'preview.typed', form: JSON.parse(form) as unknown });
}

function addressOf(path: string, locale: Locale, isTyped: boolean): string {
  const [page, search] = path.split('?');
  const asked = new URLSearchParams(search);
  asked.set('lang', locale);
  if (isTyped) asked.set(typedParameter, '1');
  return `${page}?${asked}`;
}

interface PreviewDialogProps extends Previewed {
  /** The language that is shown first. */
  first: Locale;
  onClose: () => void;
  /** What is chosen for the preview, above it. */
  above?: ReactNode;
}

/** The same in a dialog, in the language that is chosen. */
export const PreviewDialog = ({ first, onClose, above, ...previewed }: PreviewDialogProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const heading = useId();
  const [locale, setLocale] = useState(first);
  const { path, isStored = true } = previewed;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} slotProps={{ paper: { sx: { width: 440, m: 1 } } }}>
      <DialogTitle id={heading}>{t('editing.preview')}</DialogTitle>
      <DialogContent sx={{ p: 1, height: '80vh', display: 'flex', flexDirection: 'column' }}>
        {above}
        {!isStored && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {t('editing.preview_unsaved')}
          </Alert>
        )}
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <PreviewFrame {...previewed} locale={locale} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 2, py: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label={t('menu.language')}
          value={locale}
          onChange={({ target }) => setLocale(target.value as Locale)}
          sx={{ minWidth: 130, mr: 'auto' }}
        >
          {locales.map((language) => (
            <MenuItem key={language} value={language}>
              {nameOf(language)}
            </MenuItem>
          ))}
        </TextField>
        {isStored && (
          <Button component="a" href={addressOf(path, locale, false)} target="_blank" rel="noopener">
            {t('editing.new_tab')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
