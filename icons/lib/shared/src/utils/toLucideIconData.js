import { toKebabCase } from './toKebabCase.js';
// shared/src/utils/toLucideIconData.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
function toLucideIconData(iconName, iconNode, aliases = []) {
  if (iconNode == null) throw new Error('[lucide]: iconNode is required when icon name is used');
  return {
    name: toKebabCase(iconName),
    size: 24,
    node: iconNode,
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}
export { toLucideIconData };
