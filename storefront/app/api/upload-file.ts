import { uploadFile as upload } from '@tradewind/client/upload-file';
import { clientOptions } from './call.ts';

/** Sends one picture. Failures are for the caller to tell: they belong beside the picture. */
export const uploadFile = (file: File) => upload(clientOptions, file);
