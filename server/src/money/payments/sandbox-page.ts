import type { Locale } from '@tradewind/contract/base/locales';
import { toWire } from '@tradewind/contract/base/money';
import escapeHtml from 'escape-html';
import { paymentTexts } from './payment-texts.ts';
import type { SandboxCheckout } from './sandbox-store.ts';

/** The buttons of the page, by state of the checkout. */
export const choices = {
  open: ['pay', 'pay_late', 'pay_twice', 'decline'],
  processing: [],
  paid: ['repeat', 'dispute'],
  declined: [],
  expired: [],
} as const satisfies Record<SandboxCheckout['state'], readonly (keyof typeof paymentTexts)[]>;
export type Choice = (typeof choices)[keyof typeof choices][number];

/** The sandbox page as plain HTML without scripts. It contains no text that a user typed. */
export function sandboxPage({ amount, method, state, locale, back }: SandboxCheckout, nonce: string): string {
  const text = (key: keyof typeof paymentTexts) => paymentTexts[key][locale];
  const verdict = state === 'open' ? '' : `<p role="status"><strong>${text(state)}</strong></p>`;
  const buttons = choices[state].map(
    (choice, index) =>
      `<button name="choice" value="${choice}"${index === 0 ? ' class="first"' : ''}>${text(choice)}</button>`,
  );
  return `<!doctype html>
<html lang="${locale satisfies Locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<p class="mark">${text('title')}</p>
<h1>$${toWire(amount)}</h1>
<p>${text('topUp')} · ${text(method)}</p>
${verdict}
${state === 'open' ? `<p class="quiet">${text('explanation')}</p>` : ''}
<form method="post">${buttons.join('')}</form>
<p><a href="${escapeHtml(back)}">${text('back')}</a></p>
</main>
</body>
</html>
`;
}

/** The Content-Security-Policy of the page. */
export const sandboxPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The colours of the storefront, light and dark. */
const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100dvh; place-items: center; background: light-dark(oklch(0.968 0.006 80), oklch(0.175 0.014 228)); color: light-dark(oklch(0.245 0.022 225), oklch(0.955 0.006 90)); }
main { box-sizing: border-box; width: min(100% - 1.5rem, 26rem); margin: 0.75rem; padding: 1.5rem; border-radius: 18px; background: light-dark(oklch(1 0 0), oklch(0.222 0.017 228)); }
h1 { margin: 0.25rem 0; font-size: 2.5rem; line-height: 1.15; font-variant-numeric: tabular-nums; }
p { margin: 0.5rem 0; }
.mark { margin-top: 0; font-weight: 600; color: light-dark(oklch(0.455 0.077 214), oklch(0.81 0.085 205)); }
.quiet { color: light-dark(oklch(0.435 0.02 225), oklch(0.8 0.012 220)); font-size: 0.875rem; }
form { display: grid; gap: 0.625rem; margin: 1.25rem 0 0.75rem; }
button { min-height: 3rem; text-wrap: balance; padding: 0.5rem 1rem; font: inherit; border: 1px solid light-dark(oklch(0.625 0.014 225), oklch(0.555 0.02 228)); border-radius: 1.5rem; background: transparent; color: inherit; cursor: pointer; }
button:lang(ko), .quiet:lang(ko) { word-break: keep-all; }
button.first { border-color: transparent; background: light-dark(oklch(0.455 0.077 214), oklch(0.52 0.086 211)); color: oklch(1 0 0); font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 2px solid light-dark(oklch(0.455 0.077 214), oklch(0.81 0.085 205)); outline-offset: 2px; }
a { display: inline-block; padding: 0.75rem 0; color: light-dark(oklch(0.455 0.077 214), oklch(0.81 0.085 205)); }
main > p:last-child { margin-bottom: -0.5rem; }
`;
