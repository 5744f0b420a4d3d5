import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { FileInput } from '../../components/file-input.tsx';
import { UploadIcon } from '../../components/icons.tsx';

/** Picks an exported playbook from the person's own machine. */
export const ImportButton = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon />
        Import
      </Button>
      <FileInput ref={input} label="Playbook to import" accept=".json,application/json" onFile={onFile} />
    </>
  );
};
