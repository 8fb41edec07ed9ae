import createLucideIcon from '../../draw.js';
// icons/sun.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'sun',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '4',
        key: '4exip2',
      },
    ],
    [
      'path',
      {
        d: 'M12 2v2',
        key: 'tus03m',
      },
    ],
    [
      'path',
      {
        d: 'M12 20v2',
        key: '1lh1kg',
      },
    ],
    [
      'path',
      {
        d: 'm4.93 4.93 1.41 1.41',
        key: '149t6j',
      },
    ],
    [
      'path',
      {
        d: 'm17.66 17.66 1.41 1.41',
        key: 'ptbguv',
      },
    ],
    [
      'path',
      {
        d: 'M2 12h2',
        key: '1t8f8n',
      },
    ],
    [
      'path',
      {
        d: 'M20 12h2',
        key: '1q8mjw',
      },
    ],
    [
      'path',
      {
        d: 'm6.34 17.66-1.41 1.41',
        key: '1m8zz5',
      },
    ],
    [
      'path',
      {
        d: 'm19.07 4.93-1.41 1.41',
        key: '1shlcs',
      },
    ],
  ],
};
__iconData.node;
const Sun = createLucideIcon(__iconData);
export { __iconData, Sun as default };
