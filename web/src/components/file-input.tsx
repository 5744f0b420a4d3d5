import type { Ref } from 'react';

interface FileInputProps {
  /** What opens the browser's own dialog, by a click on it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Extensions and media types that are offered, separated by commas. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** The unseen field behind a button that picks a file from the person's own machine. */
export const FileInput = ({ ref, label, accept, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    tabIndex={-1}
    hidden
    onChange={(event) => {
      const file = event.currentTarget.files?.[0];
      // Emptied, the field notices when the same file is chosen again.
      event.currentTarget.value = '';
      if (file) onFile(file);
    }}
  />
);
