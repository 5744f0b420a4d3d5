import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { Toaster } from '../components/toaster.tsx';
import { dataDefaults } from '../lib/data.ts';
// Before the router, which is to hear of steps through the history second.
import '../lib/history-steps.ts';
import { system } from '../theme/system.ts';

/** What every screen stands on: looks, data, addresses and notifications. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={system}>
    <SWRConfig value={dataDefaults}>
      <BrowserRouter>{children}</BrowserRouter>
      <Toaster />
    </SWRConfig>
  </ChakraProvider>
);
