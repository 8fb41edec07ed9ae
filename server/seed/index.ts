export { demoPictureMaker, type PictureDeps } from './pictures/index.ts';
export { seedDemo, type SeedOptions, type SeedReport } from './seed-demo.ts';
export { isMarketUnfinished, seedMarket } from './market/seed-market.ts';
export { demoPassword, demoPaymentCode } from './steps/seed-shoppers.ts';
export { isDemoDataMissing as demoIsMissing, hasDemoData as hasDemoWorld } from './demo-data.ts';
export { demoCodeSecret } from '../src/platform/operators/index.ts';
