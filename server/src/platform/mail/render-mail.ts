import type { Locale } from '@tradewind/contract/base/locales';
import escapeHtml from 'escape-html';
import { mailTexts } from './mail-texts.ts';

/** The content of a mail, in one language. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** A button: its path in the storefront and its label. `{code}` in the path stands for the mail's code. */
  action?: { path: string; label: string };
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface RenderOptions {
  locale: Locale;
  code: string | null;
  shopUrl: string | null;
  /** The anti-phishing phrase of the account, by which its owner recognises mails of the platform; empty without one. */
  phrase?: string;
}

/** Renders a mail as plain text and as HTML, with all texts escaped. */
export function renderMail(
  { subject, paragraphs, action }: MailContent,
  { locale, code, shopUrl, phrase = '' }: RenderOptions,
): RenderedMail {
  const { reason, signature } = mailTexts;
  const shownPhrase = phrase && mailTexts.phrase[locale].replace('{phrase}', () => phrase);
  const link =
    action && shopUrl ? { url: shopUrl + action.path.replace('{code}', code ?? ''), label: action.label } : null;
  const shownCode = link && action?.path.includes('{code}') ? null : code;
  const text = [
    ...(shownPhrase ? [shownPhrase] : []),
    ...paragraphs,
    ...(shownCode ? [shownCode] : []),
    ...(link ? [`${link.label}\n${link.url}`] : []),
    `${signature}\n${reason[locale]}`,
  ].join('\n\n');
  return {
    subject: oneLine(subject),
    text,
    html: page(locale, subject, [
      ...(shownPhrase
        ? [
            `<p style="margin:0 0 16px;padding:10px 14px;background:#e6f2f4;border-radius:8px;font-size:14px">${escapeHtml(shownPhrase)}</p>`,
          ]
        : []),
      ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
      ...(shownCode
        ? [`<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeHtml(shownCode)}</p>`]
        : []),
      ...(link
        ? [
            `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#0e6072">${escapeHtml(link.label)}</a></p>`,
          ]
        : []),
      `<p style="margin:24px 0 0;color:#66727a;font-size:13px">${escapeHtml(signature)}<br>${escapeHtml(reason[locale])}</p>`,
    ]),
  };
}

/** A text message: short, with the code first, because phones show the beginning. */
export const renderText = ({ subject, paragraphs }: MailContent, code: string | null): string =>
  [code === null ? subject : `${subject}: ${code}`, ...paragraphs].join('\n');

const page = (locale: Locale, title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4f1;color:#1f2a30;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:14px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${parts.join('\n')}
</div></body></html>
`;

/** A subject must be one header line; names of shops in it may contain line breaks. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
