export { keepDemoChain, type DemoChainKeeper } from './keep-demo-chain.ts';
export { demoChainRoutes } from './routes.ts';
