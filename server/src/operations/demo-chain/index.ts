import type { Module } from '../../base/module.ts';
import type { DemoChainDeps } from './demo-chain-deps.ts';
import { demoChainRoutes } from './routes.ts';

export { demoChainController, type DemoChainController } from './demo-chain-controller.ts';

/** A local chain for demo installations. */
export const demoChainModule = (deps: DemoChainDeps): Module => ({ routes: (api) => demoChainRoutes(api, deps) });
