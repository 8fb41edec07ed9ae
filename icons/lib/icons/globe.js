import createLucideIcon from '../../draw.js';
// icons/globe.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'globe',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '10',
        key: '1mglay',
      },
    ],
    [
      'path',
      {
        d: 'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20',
        key: '13o1zl',
      },
    ],
    [
      'path',
      {
        d: 'M2 12h20',
        key: '9i4pu4',
      },
    ],
  ],
};
__iconData.node;
const Globe = createLucideIcon(__iconData);
export { __iconData, Globe as default };
