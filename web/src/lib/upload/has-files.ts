import type { DragEvent } from 'react';

/** Whether it is files that are dragged about: text is left to the editor. */
export const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
