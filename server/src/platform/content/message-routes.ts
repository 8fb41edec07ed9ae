import * as desk from '@tradewind/contract/platform/desk/messages';
import { messageOverrides } from '@tradewind/contract/platform/messages';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { listMessages, overrideMessage, undoMessage } from './desk-messages.ts';
import { overridesIn, type Originals } from './message-overrides.ts';

/** Mounts the endpoints of texts of the storefront that operators changed. */
export function messageRoutes(api: Api, deps: Pick<Deps, 'db'> & { originals: Originals }): void {
  api.cached(messageOverrides, (_, { locale }) => overridesIn(deps.db.read, deps.originals, locale));
  api.operator(desk.deskMessages, (_, input) => listMessages(deps, input));
  api.operator(desk.overrideMessage, (call, input) => overrideMessage(deps, call, input));
  api.operator(desk.undoMessage, (call, input) => undoMessage(deps, call, input));
}
