import type { Module } from '../../base/module.ts';
import type { DemoChainDeps } from './demo-chain-deps.ts';
import { demoChainRoutes } from './routes.ts';

export { keepDemoChain, type DemoChainKeeper } from './keep-demo-chain.ts';

/** A local chain for demo installations. */
export const demoChainModule = (deps: DemoChainDeps): Module => ({ routes: (api) => demoChainRoutes(api, deps) });
