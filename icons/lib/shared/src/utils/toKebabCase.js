// shared/src/utils/toKebabCase.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const toKebabCase = (string) => string?.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
export { toKebabCase };
