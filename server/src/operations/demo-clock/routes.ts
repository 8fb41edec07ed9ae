import * as contract from '@tradewind/contract/operations/desk/clock';
import type { Api } from '../../base/http/api.ts';
import { clockState } from './clock-state.ts';
import type { DemoClockDeps } from './demo-clock-deps.ts';
import { listMoves } from './list-moves.ts';
import { moveClock } from './move-clock.ts';

/** The shop's time: everybody's to read at the desk, and in demo installations an administrator's to move. */
export function demoClockRoutes(api: Api, deps: DemoClockDeps): void {
  api.operator(contract.clock, () => clockState(deps));
  api.operator(contract.clockMoves, (_call, input) => listMoves(deps.db.read, input));
  api.operator(contract.moveClock, (call, input) => moveClock(deps, call, input));
}
