import type { Deps } from '../base/deps.ts';
import type { FileLinks } from '../uploads/index.ts';

export interface AftersalesDeps extends Deps {
  readonly fileLinks: FileLinks;
}
