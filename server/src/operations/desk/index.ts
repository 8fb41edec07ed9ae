import type { Module } from '../../base/module.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskRoutes } from './routes.ts';

export { lastBooksCheck } from './books-checks.ts';
export { settingChange } from './change-setting.ts';
export { health } from './health.ts';

/** The operators' desk for users, books, corrections, settings, days off and health. */
export const deskModule = (deps: DeskDeps): Module => ({ routes: (api) => deskRoutes(api, deps) });
