import type { SVGProps } from 'react';

/** Icons are drawn on a grid of 24 with one stroke; beside words they say nothing to a screen reader. */
const icon = (paths: string) => {
  const Icon = (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={paths} />
    </svg>
  );
  return Icon;
};

export const NewAnalysisIcon = icon(
  'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M12 11v6M9 14h6',
);
export const RecentIcon = icon('M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7.5V12l3 2');
export const NegotiationIcon = icon('M7 8h13M16 4l4 4-4 4M17 16H4M8 12l-4 4 4 4');
export const PlaybookIcon = icon('M5 4.5A1.5 1.5 0 0 1 6.5 3H19v18H6.5A1.5 1.5 0 0 1 5 19.5zM5 18h14M9 7.5h6M9 11h4');
export const SubscriptionIcon = icon(
  'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M7 15h3',
);
export const AdminIcon = icon('M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6zM9 12l2 2 4-4');
export const AnalyticsIcon = icon('M4 20h16M7 16v-5M12 16V6M17 16v-8');
export const SettingsIcon = icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const PanelIcon = icon('M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.5 4v16');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const SignOutIcon = icon('M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 16l4-4-4-4M19 12H9');
export const SearchIcon = icon('M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5');
export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const TrashIcon = icon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const PrintIcon = icon(
  'M7 9V3h10v6M7 17H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M7 14h10v7H7z',
);
export const ChevronDownIcon = icon('M6 9l6 6 6-6');
export const ChevronUpIcon = icon('M6 15l6-6 6 6');
export const DocumentIcon = icon('M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M9 13h6M9 17h4');
export const UploadIcon = icon('M12 16V4M7 9l5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3');
export const DownloadIcon = icon('M12 4v12M7 11l5 5 5-5M4 19h16');
export const CopyIcon = icon('M9 9h11v11H9zM5 15H4V4h11v1');
export const UndoIcon = icon('M4 9h10a6 6 0 0 1 0 12h-3M4 9l4-4M4 9l4 4');
export const StopIcon = icon('M7 7h10v10H7z');
export const OfflineIcon = icon(
  'M3 3l18 18M8.5 15.5a5 5 0 0 1 5.6-1M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-5.3-2.8M12 19h.01',
);
export const PlusIcon = icon('M12 5v14M5 12h14');
export const SparkIcon = icon('M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM19 17v3M17.5 18.5h3');
