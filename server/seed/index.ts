export { demoPictureMaker, type PictureDeps } from './pictures/index.ts';
export { seedDemo, type SeedOptions, type SeedReport } from './seed-demo.ts';
export { demoPassword, demoPaymentCode } from './steps/seed-shoppers.ts';
export { demoIsMissing, hasDemoWorld } from './demo-is-missing.ts';
export { demoCodeSecret } from '../src/platform/operators/index.ts';
