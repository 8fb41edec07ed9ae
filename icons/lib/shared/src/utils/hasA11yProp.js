// shared/src/utils/hasA11yProp.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const hasA11yProp = (props) => {
  if (props == null || typeof props !== 'object') return false;
  for (const prop in props)
    if (
      Object.prototype.hasOwnProperty.call(props, prop) &&
      (prop.startsWith('aria-') || prop === 'role' || prop === 'title') &&
      props[prop] != null
    )
      return true;
  return false;
};
export { hasA11yProp };
