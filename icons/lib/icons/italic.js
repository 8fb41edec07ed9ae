import createLucideIcon from '../../draw.js';
// icons/italic.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'italic',
  size: 24,
  node: [
    [
      'line',
      {
        x1: '19',
        x2: '10',
        y1: '4',
        y2: '4',
        key: '15jd3p',
      },
    ],
    [
      'line',
      {
        x1: '14',
        x2: '5',
        y1: '20',
        y2: '20',
        key: 'bu0au3',
      },
    ],
    [
      'line',
      {
        x1: '15',
        x2: '9',
        y1: '4',
        y2: '20',
        key: 'uljnxc',
      },
    ],
  ],
};
__iconData.node;
const Italic = createLucideIcon(__iconData);
export { __iconData, Italic as default };
