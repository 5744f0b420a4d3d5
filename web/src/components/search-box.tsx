import { Box, type BoxProps, Input } from '@chakra-ui/react';
import { SearchIcon } from './icons.tsx';

interface SearchBoxProps extends Pick<BoxProps, 'flex' | 'minW' | 'maxW'> {
  /** What is searched, for those who do not see it. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onSearch: (words: string) => void;
}

/** A field for words to search for. */
export const SearchBox = ({ label, placeholder, value, maxLength, onSearch, ...place }: SearchBoxProps) => (
  <Box position="relative" flex="1" {...place}>
    <Box
      position="absolute"
      insetStart="3"
      insetBlock="0"
      display="flex"
      alignItems="center"
      color="fg.subtle"
      pointerEvents="none"
    >
      <SearchIcon />
    </Box>
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      {...(maxLength !== undefined && { maxLength })}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      ps="9"
    />
  </Box>
);
