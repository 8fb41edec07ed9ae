import { ApiRefusal } from '@tradewind/client/errors';
import { deskMe, deskSignOut } from '@tradewind/contract/platform/desk/operators';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import { logout } from '@tradewind/contract/people/users';
import type { AuthProvider } from 'react-admin';
import { call } from './call.ts';
import { mayOpen } from './resources.ts';
import { forgetSession, keepSession, readSession, rolesOf, type Session } from './session.ts';

/** Signing in takes a code, an enrolment or a shop and is the sign-in page's matter; `login` is given the opened session. */
export const authProvider: AuthProvider = {
  async login({ session }: { session: Session }) {
    keepSession(session);
  },

  async logout() {
    const session = readSession();
    if (session) await call('operator' in session ? deskSignOut : logout, {}).catch(() => undefined);
    forgetSession();
  },

  async checkAuth() {
    if (!readSession()) throw new Error('desk.errors.signed_out');
  },

  /** Whoever is no longer a member of the shop has to sign in again, like somebody whose session is over. */
  async checkError(error: unknown) {
    if (!(error instanceof ApiRefusal) || (error.code !== 401 && error.refusal !== 'shop_forbidden')) return;
    forgetSession();
    throw error;
  },

  async getIdentity() {
    const session = readSession();
    if (!session) throw new Error('desk.errors.signed_out');
    return 'operator' in session
      ? { id: session.operator.id, fullName: session.operator.name }
      : { id: session.user.id, fullName: session.user.nickname };
  },

  /** Asked of the server, since roles can be changed while somebody is signed in. */
  async getPermissions() {
    const session = readSession();
    if (!session) return [];
    const known: Session =
      'operator' in session
        ? { ...session, operator: await call(deskMe, {}) }
        : { token: session.token, ...(await call(me, {})) };
    keepSession(known);
    return rolesOf(known);
  },

  async canAccess({ resource }) {
    return mayOpen(resource, rolesOf(readSession()));
  },
};
