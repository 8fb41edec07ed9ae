'use client';
import { createContext, useContext } from 'react';
// context.mjs
/**
 * @license lucide-react v1.75.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
const LucideContext = createContext({});
const useLucideContext = () => useContext(LucideContext);
export { useLucideContext };
