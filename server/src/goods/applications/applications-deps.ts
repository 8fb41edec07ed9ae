import type { Deps } from '../../base/deps.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';

export interface ApplicationsDeps extends Deps {
  readonly fileLinks: FileLinks;
}
