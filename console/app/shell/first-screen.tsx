import { lazy } from 'react';
import { readSession } from '../api/session.ts';

const Dashboard = lazy(async () => ({ default: (await import('../operations/dashboard/dashboard.tsx')).Dashboard }));
const ShopDashboard = lazy(async () => ({
  default: (await import('../operations/shop-desk/dashboard/shop-dashboard.tsx')).ShopDashboard,
}));

/** What is seen first, on either side of the desk. */
export const FirstScreen = () => {
  const session = readSession();
  return session && 'shop' in session ? <ShopDashboard session={session} /> : <Dashboard />;
};
