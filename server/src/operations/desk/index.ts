import type { Module } from '../../base/module.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskRoutes } from './routes.ts';

/** What operators see and change across all modules. */
export const deskModule = (deps: DeskDeps): Module => ({ routes: (api) => deskRoutes(api, deps) });
