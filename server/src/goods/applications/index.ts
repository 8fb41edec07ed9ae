import type { Module } from '../../base/module.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { purgeDocuments } from './purge-documents.ts';
import { applicationsDeskRoutes, applicationsRoutes } from './routes.ts';

export { applicationMoved, type ApplicationEvent } from './application.ts';

export { mergeApplications } from './merge-applications.ts';
export { termsVersion } from './merchant-terms.ts';

/** Applications of shoppers to open a shop, and their review by operators. */
export const applicationsModule = (deps: ApplicationsDeps): Module => ({
  routes(api) {
    applicationsRoutes(api, deps);
    applicationsDeskRoutes(api, deps);
  },
  timers: [{ name: 'applications.purge_documents', cron: '37 3 * * *', run: () => purgeDocuments(deps) }],
});
