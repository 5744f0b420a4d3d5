import { Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '../../components/icons.tsx';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the connection is gone, for as long as it is. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Flex role="status" aria-live="polite">
      {!isOnline && (
        <Flex
          align="center"
          gap="2"
          w="full"
          px={{ base: '4', md: '8' }}
          py="2"
          bg="severity.medium.bg"
          color="severity.medium.fg"
          textStyle="sm"
        >
          <OfflineIcon />
          You are offline. What is on the screen stays; analyzing and saving work again once the connection is back.
        </Flex>
      )}
    </Flex>
  );
};
