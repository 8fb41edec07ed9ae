import createLucideIcon from '../../draw.js';
// icons/thumbs-up.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'thumbs-up',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z',
        key: 'emmmcr',
      },
    ],
    [
      'path',
      {
        d: 'M7 10v12',
        key: '1qc93n',
      },
    ],
  ],
};
__iconData.node;
const ThumbsUp = createLucideIcon(__iconData);
export { __iconData, ThumbsUp as default };
