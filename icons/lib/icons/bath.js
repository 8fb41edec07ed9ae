import createLucideIcon from '../../draw.js';
// icons/bath.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'bath',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 4 8 6',
        key: '1rru8s',
      },
    ],
    [
      'path',
      {
        d: 'M17 19v2',
        key: 'ts1sot',
      },
    ],
    [
      'path',
      {
        d: 'M2 12h20',
        key: '9i4pu4',
      },
    ],
    [
      'path',
      {
        d: 'M7 19v2',
        key: '12npes',
      },
    ],
    [
      'path',
      {
        d: 'M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5',
        key: '14ym8i',
      },
    ],
  ],
};
__iconData.node;
const Bath = createLucideIcon(__iconData);
export { __iconData, Bath as default };
