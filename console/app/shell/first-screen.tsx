import { readSession } from '../api/session.ts';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { ShopDashboard } from '../shop/dashboard/shop-dashboard.tsx';

/** What is seen first, on either side of the desk. */
export const FirstScreen = () => {
  const session = readSession();
  return session && 'shop' in session ? <ShopDashboard session={session} /> : <Dashboard />;
};
