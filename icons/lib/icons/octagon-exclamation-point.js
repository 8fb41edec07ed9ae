import createLucideIcon from '../../draw.js';
// icons/octagon-exclamation-point.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'octagon-exclamation-point',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 16h.01',
        key: '1drbdi',
      },
    ],
    [
      'path',
      {
        d: 'M12 8v4',
        key: '1got3b',
      },
    ],
    [
      'path',
      {
        d: 'M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
        key: '1fd625',
      },
    ],
  ],
  aliases: ['alert-octagon', 'octagon-alert'],
};
__iconData.node;
const OctagonExclamationPoint = createLucideIcon(__iconData);
export { __iconData, OctagonExclamationPoint as default };
