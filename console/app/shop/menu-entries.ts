import type { MenuEntry } from '../shell/menu-entries.ts';
import { LayoutDashboard } from 'lucide-react';

/** The menu of somebody who keeps a shop, top to bottom. */
export const shopMenuEntries: { group: null; entries: MenuEntry[] }[] = [{ group: null, entries: [{ to: '', icon: LayoutDashboard }] }];
