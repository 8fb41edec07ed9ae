import { firstViewFiles } from './storefront/build/first-view.ts';

export default [
  { name: 'JavaScript of the first view of Home', path: firstViewFiles(), brotli: true, limit: '100 kB' },
];
