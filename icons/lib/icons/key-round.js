import createLucideIcon from '../../draw.js';
// icons/key-round.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'key-round',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
        key: '1s6t7t',
      },
    ],
    [
      'circle',
      {
        cx: '16.5',
        cy: '7.5',
        r: '.5',
        fill: 'currentColor',
        key: 'w0ekpg',
      },
    ],
  ],
};
__iconData.node;
const KeyRound = createLucideIcon(__iconData);
export { __iconData, KeyRound as default };
