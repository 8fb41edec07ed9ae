import { ApiRefusal } from '@tradewind/client/errors';
import { deskMe, deskSignOut } from '@tradewind/contract/platform/desk/operators';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import { logout } from '@tradewind/contract/people/users';
import type { AuthProvider } from 'react-admin';
import { call } from './call.ts';
import { canOpen } from './resources.ts';
import { clearSession, headersOf, storeSession, readSession, rolesOf, type Session } from './session.ts';

/** Signing in takes several steps, which the sign-in page handles; `login` gets the opened session. */
export const authProvider: AuthProvider = {
  async login({ session }: { session: Session }) {
    storeSession(session);
  },

  async logout() {
    const session = readSession();
    // First here, so that no screen reads on with a session that is about to end on the server.
    clearSession();
    if (!session) return;
    await call('operator' in session ? deskSignOut : logout, {}, { session: headersOf(session) }).catch(
      () => undefined,
    );
  },

  async checkAuth() {
    if (!readSession()) throw new Error('desk.errors.signed_out');
  },

  /** An ended session, or an ended membership of the shop, requires signing in again. */
  async checkError(error: unknown) {
    if (error instanceof ApiRefusal && error.refusal === 'second_factor_missing') return requireSecondFactor();
    if (!(error instanceof ApiRefusal) || (error.code !== 401 && error.refusal !== 'shop_forbidden')) return;
    clearSession();
    throw error;
  },

  async getIdentity() {
    const session = readSession();
    if (!session) throw new Error('desk.errors.signed_out');
    return 'operator' in session
      ? { id: session.operator.id, fullName: session.operator.name }
      : { id: session.user.id, fullName: session.user.nickname };
  },

  /** Read from the server, since roles can change during a session. */
  async getPermissions() {
    const session = readSession();
    if (!session) return [];
    const known: Session =
      'operator' in session
        ? { ...session, operator: await call(deskMe, {}) }
        : { ...session, ...(await call(me, {})) };
    storeSession(known);
    return rolesOf(known);
  },

  async canAccess({ resource }) {
    return canOpen(resource, rolesOf(readSession()));
  },
};

/** Leads a member of a shop to the page where the second factor is set up, which the installation asks for since a while ago. */
function requireSecondFactor(): void {
  const session = readSession();
  if (!session || !('shop' in session) || session.second_factor === 'missing') return;
  storeSession({ ...session, second_factor: 'missing' });
  location.reload();
}
