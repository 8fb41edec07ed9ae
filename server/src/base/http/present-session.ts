import type { OpenSession } from '@tradewind/contract/platform/open-session';
import { deviceName } from './device.ts';

interface SessionRow {
  id: string;
  address: string;
  user_agent: string;
  created_at: Date;
  /** Null when it was not recorded yet. */
  seen_at: Date | null;
}

/** A session as its owner sees it. @param currentId the session that the call came with. */
export const presentSession = (
  { id, address, user_agent, created_at, seen_at }: SessionRow,
  currentId: string,
): OpenSession => ({
  id,
  device: deviceName(user_agent),
  address,
  since: created_at.toISOString(),
  last_used: seen_at?.toISOString() ?? null,
  current: id === currentId ? 1 : 0,
});

/** Sorts this session first. */
export const currentFirst = (one: OpenSession, other: OpenSession): number => other.current - one.current;
