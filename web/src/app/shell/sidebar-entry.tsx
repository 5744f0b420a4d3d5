import { Box, chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router';
import { Tooltip } from '../../components/tooltip.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { NavigationEntry } from '../navigation.ts';

/** The looks that links and buttons of the sidebar share. */
export const sidebarItemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: { base: '11', md: '9' },
  px: '2.5',
  borderRadius: 'l2',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textAlign: 'start',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  '& > svg': { flexShrink: 0, boxSize: '4.5' },
  '&:is(a, button):not([aria-current=page]):hover': { bg: 'bg.muted', color: 'fg' },
  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg' },
  '&[data-collapsed]': { px: '0', justifyContent: 'center' },
  cursor: 'button',
} as const;

const ItemLink = chakra(NavLink, { base: sidebarItemStyle });
const InertItem = chakra('span', { base: sidebarItemStyle });

interface SidebarEntryProps {
  readonly entry: NavigationEntry;
  readonly isCollapsed: boolean;
  readonly onFollow: () => void;
  readonly onIntent: (path: string) => void;
}

/** One entry of the sidebar: a link, or words that say the place does not exist yet. */
export const SidebarEntry = ({ entry, isCollapsed, onFollow, onIntent }: SidebarEntryProps) => {
  const { label, path, icon: Icon } = entry;
  const collapsed = isCollapsed ? { 'data-collapsed': '' } : {};
  const words = isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <Box as="span">{label}</Box>;
  if (path === undefined) {
    return (
      <Tooltip label={`${label}: not available yet`} enabled={isCollapsed}>
        <InertItem
          role="link"
          aria-disabled="true"
          title={isCollapsed ? undefined : 'Not available yet'}
          data-tooltip-anchor=""
          color="fg.subtle"
          opacity="0.75"
          cursor="not-allowed"
          {...collapsed}
        >
          <Icon />
          {words}
          <VisuallyHidden> (not available yet)</VisuallyHidden>
        </InertItem>
      </Tooltip>
    );
  }
  return (
    <Tooltip label={label} enabled={isCollapsed}>
      <ItemLink
        to={path}
        end
        data-tooltip-anchor=""
        onClick={onFollow}
        onPointerEnter={() => onIntent(path)}
        onFocus={() => onIntent(path)}
        {...collapsed}
      >
        <Icon />
        {words}
      </ItemLink>
    </Tooltip>
  );
};
