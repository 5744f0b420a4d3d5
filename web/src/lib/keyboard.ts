const typingPlaces = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key was pressed where a person writes. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(typingPlaces) !== null;

/** Whether the key was pressed with ctrl or cmd, one of them, and with nothing else. */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;

/** The command key as this machine's keyboard prints it. */
export const commandKeyLabel = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
