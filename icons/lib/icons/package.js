import createLucideIcon from '../../draw.js';
// icons/package.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'package',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73z',
        key: '1a0edw',
      },
    ],
    [
      'path',
      {
        d: 'M12 22V12',
        key: 'd0xqtd',
      },
    ],
    [
      'polyline',
      {
        points: '3.29 7 12 12 20.71 7',
        key: 'ousv84',
      },
    ],
    [
      'path',
      {
        d: 'm7.5 4.27 9 5.15',
        key: '1c824w',
      },
    ],
  ],
};
__iconData.node;
const Package = createLucideIcon(__iconData);
export { __iconData, Package as default };
