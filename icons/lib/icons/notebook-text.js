import createLucideIcon from '../../draw.js';
// icons/notebook-text.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const __iconData = {
  name: 'notebook-text',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2 6h4',
        key: 'aawbzj',
      },
    ],
    [
      'path',
      {
        d: 'M2 10h4',
        key: 'l0bgd4',
      },
    ],
    [
      'path',
      {
        d: 'M2 14h4',
        key: '1gsvsf',
      },
    ],
    [
      'path',
      {
        d: 'M2 18h4',
        key: '1bu2t1',
      },
    ],
    [
      'rect',
      {
        width: '16',
        height: '20',
        x: '4',
        y: '2',
        rx: '2',
        key: '1nb95v',
      },
    ],
    [
      'path',
      {
        d: 'M9.5 8h5',
        key: '11mslq',
      },
    ],
    [
      'path',
      {
        d: 'M9.5 12H16',
        key: 'ktog6x',
      },
    ],
    [
      'path',
      {
        d: 'M9.5 16H14',
        key: 'p1seyn',
      },
    ],
  ],
};
__iconData.node;
const NotebookText = createLucideIcon(__iconData);
export { __iconData, NotebookText as default };
