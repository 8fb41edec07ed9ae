import { uploadFile } from '@tradewind/client/upload-file';
import { clientOptions, throwWithText } from './call.ts';

/** Sends one picture of somebody who keeps a shop. @returns its link. */
export async function sendPicture(file: File): Promise<string> {
  const { fullurl } = await uploadFile(clientOptions, file).catch(throwWithText);
  return fullurl;
}
