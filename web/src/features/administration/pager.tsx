import { usePagination } from '@aws-amplify/ui-react';
import { Button, Flex, Text } from '@chakra-ui/react';

interface PagerProps {
  readonly page: number;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly onNext: (cursor: string) => void;
  readonly onPrevious: () => void;
}

/** The way from page to page. How many there are nobody counts: each page knows whether another follows. */
export const Pager = ({ page, next, onNext, onPrevious }: PagerProps) => {
  const pages = usePagination({
    currentPage: page,
    totalPages: next === null ? page : page + 1,
    hasMorePages: next !== null,
  });
  if (pages.currentPage === 1 && !pages.hasMorePages) return null;
  return (
    <Flex as="nav" aria-label="Pages of users" align="center" justify="flex-end" gap="2.5" mt="4">
      <Text textStyle="sm" color="fg.muted" me="1">
        Page {pages.currentPage}
      </Text>
      <Button
        variant="outline"
        size="sm"
        disabled={page === 1}
        onClick={() => {
          pages.onPrevious();
          onPrevious();
        }}
      >
        Previous
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={!pages.hasMorePages}
        onClick={() => {
          if (next === null) return;
          pages.onNext();
          onNext(next);
        }}
      >
        Next
      </Button>
    </Flex>
  );
};
