import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files whose toasts of failures have no reference in them, and why.
 *
 * @type {Record<string, string>}
 */
const without = {
  'storefront/app/entry-browser.tsx': 'of every call: `tellReference` adds it when its text is there',
  'storefront/app/shell/copy-text.ts': 'the browser could not copy',
  'storefront/app/trade/partnership/invitation-part.tsx': 'the browser could not share or draw',
  'storefront/app/people/users/set-up-factor-part.tsx': 'the shopper dismissed the passkey',
};

/**
 * Finds toasts of failed calls that don't tell the reference of the answer, by which support finds the request.
 *
 * @param {string} root the folder of the repository
 * @returns {string[]} one sentence for each place, and for each entry of the table that shows none
 */
export function toastsWithoutReference(root) {
  const files = globSync('storefront/app/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && !path.includes('/design/'));
  const shown = new Set();
  const findings = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/\btoast\.failure\(/g)].flatMap(({ index, 0: call }) => {
      shown.add(path);
      const said = argumentsFrom(text, index + call.length);
      // What the table allows is about no answer of a server; the listener of all calls hands the answer on.
      const tells = path in without ? isAllowed(path, text, said) : said.includes('referenceText(');
      const line = text.slice(0, index).split('\n').length;
      return tells ? [] : [`${path}:${line} shows a failure without { note: referenceText(t, failure) }`];
    });
  });
  const idle = Object.keys(without).filter((path) => files.includes(path) && !shown.has(path));
  return [...findings, ...idle.map((path) => `${path} shows no failure`)];
}

/** @param {string} path @param {string} text of the file @param {string} said arguments of the toast */
const isAllowed = (path, text, said) =>
  path.endsWith('/entry-browser.tsx') ? text.includes('.tellReference(') : !/failureText\(|\.msg\b/.test(said);

/** The arguments of a call, from behind its bracket. @param {string} text @param {number} start */
function argumentsFrom(text, start) {
  let end = start;
  for (let depth = 1; end < text.length && depth > 0; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  return text.slice(start, end - 1);
}
