import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/fields.ts';

export const upload = endpoint({
  name: 'uploads.upload',
  summary:
    'Upload a picture: a multipart form with the field `file`, at most 8 MB; it is stored without the metadata of the camera',
  who: 'shopper',
  method: 'POST',
  path: '/merchant/common/upload',
  input: nothing,
  output: z.object({
    fullurl: z
      .string()
      .describe('Absolute; signed for an hour, for its uploader. Calls that take a picture accept this URL'),
    url: z.string().describe('The same without the origin'),
  }),
  refusals: ['file_too_large', 'file_type', 'too_many_requests'],
});

export const uploadDocument = endpoint({
  name: 'uploads.document',
  summary: 'Upload a document as a picture or a PDF, in the same way; a PDF is only ever served as a download',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/document_upload',
  input: nothing,
  output: upload.output,
  refusals: [...upload.refusals],
});
