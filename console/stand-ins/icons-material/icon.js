import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

/**
 * A Lucide icon that takes the size and the colour of a Material one. It keeps a drawing of its own inside, because the outer
 * one is filled by the theme and Lucide's lines must not be.
 */
export const icon = (Drawing, name) => createSvgIcon(createElement(Drawing), name);
