// shared/src/utils/toCamelCase.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const toCamelCase = (string) => {
  let out = '';
  let upperNext = false;
  for (const ch of string) {
    if (ch === '-' || ch === '_' || ch <= ' ') {
      upperNext = out.length > 0;
      continue;
    }
    if (out.length === 0) out += ch.toLowerCase();
    else out += upperNext ? ch.toUpperCase() : ch;
    upperNext = false;
  }
  return out;
};
export { toCamelCase };
