import { Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmailAddress } from './email-address.tsx';
import { useRuntimeConfig } from '../lib/runtime-config.ts';

/** Words and, after them, the support address as a link; nothing where this deployment names no address. */
export const SupportLink = ({ children }: { readonly children: ReactNode }) => {
  const { supportEmail } = useRuntimeConfig();
  if (!supportEmail) return null;
  return (
    <>
      {children}{' '}
      <Link
        href={`mailto:${supportEmail}`}
        // Read as one word, where its text may break.
        aria-label={supportEmail}
        color="accent.fg"
        textDecoration="underline"
        textUnderlineOffset="2px"
        display={{ base: 'inline-block', md: 'inline' }}
        py={{ base: '3', md: '0' }}
      >
        <EmailAddress>{supportEmail}</EmailAddress>
      </Link>
    </>
  );
};
