import createLucideIcon from '../../draw.js';
// icons/external-link.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'external-link',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M15 3h6v6',
        key: '1q9fwt',
      },
    ],
    [
      'path',
      {
        d: 'M10 14 21 3',
        key: 'gplh6r',
      },
    ],
    [
      'path',
      {
        d: 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
        key: 'a6xqqp',
      },
    ],
  ],
};
__iconData.node;
const ExternalLink = createLucideIcon(__iconData);
export { __iconData, ExternalLink as default };
