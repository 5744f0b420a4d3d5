import { Button, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { UploadIcon } from '../../components/icons.tsx';

const FileInput = chakra('input');

/** Picks an exported playbook from the person's own machine. */
export const ImportButton = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon />
        Import
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Playbook to import"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, the field notices when the same file is chosen again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
