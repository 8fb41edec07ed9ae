import { uploadFile as upload } from '@tradewind/client/upload-file';
import { clientOptions } from './call.ts';

/** Uploads one picture. The caller shows a failure, beside the picture. */
export const uploadFile = (file: File) => upload(clientOptions, file);

/** The same for a document: a picture or a PDF. */
export const uploadDocument = (file: File) => upload(clientOptions, file, 'document');
