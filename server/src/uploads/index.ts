export { fileLinks, type FileLinks } from './file-links.ts';
export { forgetUnusedUploads } from './forget-unused-uploads.ts';
export { uploadsRoutes } from './routes.ts';
export type { UploadsDeps } from './uploads-deps.ts';
export { showUpload, useUpload } from './uploads-store.ts';
