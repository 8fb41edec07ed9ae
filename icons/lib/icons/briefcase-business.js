import createLucideIcon from '../../draw.js';
// icons/briefcase-business.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'briefcase-business',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 12h.01',
        key: '1mp3jc',
      },
    ],
    [
      'path',
      {
        d: 'M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2',
        key: '1ksdt3',
      },
    ],
    [
      'path',
      {
        d: 'M22 13a18.15 18.15 0 0 1-20 0',
        key: '12hx5q',
      },
    ],
    [
      'rect',
      {
        width: '20',
        height: '14',
        x: '2',
        y: '6',
        rx: '2',
        key: 'i6l2r4',
      },
    ],
  ],
};
__iconData.node;
const BriefcaseBusiness = createLucideIcon(__iconData);
export { __iconData, BriefcaseBusiness as default };
