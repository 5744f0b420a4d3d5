import { useCallback, useEffect, useState } from 'react';
import { isCommand, isTyping } from '../../lib/keyboard.ts';
import { phoneQuery, useMedia } from '../../lib/use-media.ts';

/** Name and life of the cookie that remembers the sidebar (specification, sections 2 and 9). */
const cookieName = 'sidebar_state';
const cookieSeconds = 7 * 24 * 60 * 60;
const shortcutKey = 'b';

const readCookie = (): boolean => !document.cookie.split('; ').includes(`${cookieName}=false`);

const writeCookie = (isOpen: boolean): void => {
  document.cookie = `${cookieName}=${isOpen}; path=/; max-age=${cookieSeconds}; SameSite=Lax`;
};

export interface SidebarState {
  readonly isPhone: boolean;
  /** Whether the sidebar shows words, on wide screens. */
  readonly isOpen: boolean;
  /** Whether the sheet is drawn out, on phones. */
  readonly isSheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
}

/** The sidebar's state: kept in a cookie for 7 days, toggled with ctrl or cmd and b; a sheet on phones. */
export const useSidebar = (): SidebarState => {
  const isPhone = useMedia(phoneQuery);
  const [isOpen, setIsOpen] = useState(readCookie);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) {
      setIsSheetOpen((open) => !open);
      return;
    }
    setIsOpen(!isOpen);
    writeCookie(!isOpen);
  }, [isPhone, isOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCommand(event, shortcutKey) || isTyping(event) || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const closeSheet = useCallback(() => setIsSheetOpen(false), []);
  return { isPhone, isOpen, isSheetOpen: isPhone && isSheetOpen, toggle, closeSheet };
};
