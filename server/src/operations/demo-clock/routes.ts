import * as contract from '@tradewind/contract/operations/desk/clock';
import type { Api } from '../../base/http/api.ts';
import { clockState } from './clock-state.ts';
import type { DemoClockDeps } from './demo-clock-deps.ts';
import { listMoves } from './list-moves.ts';
import { moveClock } from './move-clock.ts';

/** Endpoints of the clock: every operator may read it, administrators of demo installations may move it. */
export function demoClockRoutes(api: Api, deps: DemoClockDeps): void {
  api.operator(contract.clock, () => clockState(deps));
  api.operator(contract.clockMoves, (_call, input) => listMoves(deps.db.read, input));
  api.operator(contract.moveClock, (call, input) => moveClock(deps, call, input));
}
