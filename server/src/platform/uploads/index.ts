import type { Module } from '../../base/module.ts';
import { purgeUnusedUploads } from './purge-unused-uploads.ts';
import { uploadsRoutes } from './routes.ts';
import type { UploadsDeps } from './uploads-deps.ts';

export { deleteUploadsNamed } from './uploads-store.ts';
export { uploadKey, uploadKeys } from './uploads-deps.ts';
export { fileLinks, fileNameIn, isPdf, pathOfFile, type FileLinks } from './file-links.ts';
export type { UploadsDeps } from './uploads-deps.ts';
export { latestUploadKeys } from './uploads-queries.ts';
export { addPicture } from './upload-file.ts';
export { releaseDocuments, setShown, showDeskUpload, showUpload, useDocument, useUpload } from './uploads-store.ts';

/** Uploaded pictures and documents. */
export const uploadsModule = (deps: UploadsDeps): Module => ({
  routes: (api, app) => uploadsRoutes(app, api, deps),
  timers: [{ name: 'uploads.forget_unused', cron: '47 * * * *', run: () => purgeUnusedUploads(deps) }],
  healthChecks: deps.files.shared ? [] : [{ name: 'files', check: () => deps.files.check() }],
});
