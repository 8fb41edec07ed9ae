import type { Module } from '../../base/module.ts';
import type { DemoClockDeps } from './demo-clock-deps.ts';
import { demoClockRoutes } from './routes.ts';

/** Lets operators of a demo installation move the clock. */
export const demoClockModule = (deps: DemoClockDeps): Module => ({ routes: (api) => demoClockRoutes(api, deps) });
