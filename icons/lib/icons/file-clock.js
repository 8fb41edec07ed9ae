import createLucideIcon from '../../draw.js';
// icons/file-clock.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'file-clock',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 22h2a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v2.85',
        key: 'ryk6xj',
      },
    ],
    [
      'path',
      {
        d: 'M14 2v5a1 1 0 0 0 1 1h5',
        key: 'wfsgrz',
      },
    ],
    [
      'path',
      {
        d: 'M8 14v2.2l1.6 1',
        key: '6m4bie',
      },
    ],
    [
      'circle',
      {
        cx: '8',
        cy: '16',
        r: '6',
        key: '10v15b',
      },
    ],
  ],
};
__iconData.node;
const FileClock = createLucideIcon(__iconData);
export { __iconData, FileClock as default };
