export { fileLinks, pathOfFile, type FileLinks } from './file-links.ts';
export { forgetUnusedUploads } from './forget-unused-uploads.ts';
export { uploadsRoutes } from './routes.ts';
export type { UploadsDeps } from './uploads-deps.ts';
export { setShown, showUpload, useUpload } from './uploads-store.ts';
