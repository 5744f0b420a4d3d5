import type { ComponentType, SVGProps } from 'react';
import {
  AdminIcon,
  AnalyticsIcon,
  NegotiationIcon,
  NewAnalysisIcon,
  PlaybookIcon,
  RecentIcon,
  SettingsIcon,
  SubscriptionIcon,
} from '../components/icons.tsx';
import { canSeeAdmin, type Session } from './session.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Entries without an address are announced and cannot be followed yet. */
  readonly path?: string;
}

const entries: readonly NavigationEntry[] = [
  { label: 'New Analysis', icon: NewAnalysisIcon, path: '/' },
  { label: 'Recent Analyses', icon: RecentIcon, path: '/recent-analyses' },
  { label: 'Negotiations', icon: NegotiationIcon, path: '/negotiations' },
  { label: 'Company Playbooks', icon: PlaybookIcon, path: '/playbooks' },
  { label: 'Subscription', icon: SubscriptionIcon, path: '/subscription' },
];

const adminEntry: NavigationEntry = { label: 'Admin', icon: AdminIcon, path: '/admin' };

const inertEntries: readonly NavigationEntry[] = [
  { label: 'Analytics', icon: AnalyticsIcon },
  { label: 'Settings', icon: SettingsIcon },
];

/** The sidebar's entries for whoever uses the application (specification, sections 2 and 6). */
export const navigationFor = (session: Session): readonly NavigationEntry[] => [
  ...entries,
  ...(canSeeAdmin(session) ? [adminEntry] : []),
  ...inertEntries,
];
