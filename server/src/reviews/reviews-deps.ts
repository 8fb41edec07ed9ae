import type { Deps } from '../base/deps.ts';
import type { FileLinks } from '../uploads/index.ts';

export interface ReviewsDeps extends Deps {
  readonly fileLinks: FileLinks;
}
