import createLucideIcon from '../../draw.js';
// icons/loader-circle.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'loader-circle',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M21 12a9 9 0 1 1-6.219-8.56',
        key: '13zald',
      },
    ],
  ],
  aliases: ['loader-2'],
};
__iconData.node;
const LoaderCircle = createLucideIcon(__iconData);
export { __iconData, LoaderCircle as default };
