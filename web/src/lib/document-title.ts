export const appName = 'Clausewise';

/** The title of the browser's tab for a page: its own name first, the application's after it. */
export const documentTitle = (page: string): string => `${page} · ${appName}`;
