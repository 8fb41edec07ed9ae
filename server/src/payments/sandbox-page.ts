import type { Locale } from '@tradewind/contract/locales';
import { toWire } from '@tradewind/contract/money';
import { paymentTexts } from './payment-texts.ts';
import type { SandboxCheckout } from './sandbox-store.ts';

/** What somebody can do on the page, by where the payment stands. */
export const choices = {
  open: ['pay', 'pay_late', 'pay_twice', 'decline'],
  processing: [],
  paid: ['repeat', 'dispute'],
  declined: [],
  expired: [],
} as const satisfies Record<SandboxCheckout['state'], readonly (keyof typeof paymentTexts)[]>;
export type Choice = (typeof choices)[keyof typeof choices][number];

/** The page of the sandbox: plain HTML that needs no script. Nothing on it was typed by anybody. */
export function sandboxPage({ amount, way, state, locale, back }: SandboxCheckout, nonce: string): string {
  const say = (text: keyof typeof paymentTexts) => paymentTexts[text][locale];
  const verdict = state === 'open' ? '' : `<p role="status"><strong>${say(state)}</strong></p>`;
  const buttons = choices[state].map((choice, index) => `<button name="choice" value="${choice}"${index === 0 ? ' class="first"' : ''}>${say(choice)}</button>`);
  return `<!doctype html>
<html lang="${locale satisfies Locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<p class="mark">${say('title')}</p>
<h1>$${toWire(amount)}</h1>
<p>${say('topUp')} · ${say(way)}</p>
${verdict}
${state === 'open' ? `<p class="quiet">${say('explanation')}</p>` : ''}
<form method="post">${buttons.join('')}</form>
<p><a href="${escaped(back)}">${say('back')}</a></p>
</main>
</body>
</html>
`;
}

export const sandboxPolicy = (nonce: string): string => `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100dvh; place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(100%, 26rem); padding: 1.5rem; }
h1 { margin: 0.25rem 0; font-size: 2.5rem; font-variant-numeric: tabular-nums; }
p { margin: 0.5rem 0; }
.mark { font-weight: 600; letter-spacing: 0.02em; }
.quiet { opacity: 0.75; }
form { display: grid; gap: 0.75rem; margin: 1.5rem 0; }
button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; border: 1px solid currentcolor; border-radius: 0.75rem; background: transparent; color: inherit; cursor: pointer; }
button.first { background: #0b6e5f; border-color: #0b6e5f; color: #fff; font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 3px solid #2f8fff; outline-offset: 2px; }
a { display: inline-block; padding: 0.75rem 0; color: inherit; }
`;
