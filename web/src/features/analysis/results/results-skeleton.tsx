import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';

const Lines = ({ widths }: { readonly widths: readonly number[] }) => (
  <Stack gap="2.5">
    {widths.map((width) => (
      <Skeleton key={width} h="3.5" style={{ width: `${width}%` }} />
    ))}
  </Stack>
);

/** Holds the places of the results while they are made or fetched. */
export const ResultsSkeleton = ({ label }: { readonly label: string }) => (
  <Stack gap="8" role="status" aria-label={label} data-testid="results-skeleton">
    <Skeleton h="9" w="60%" />
    <Box layerStyle="panel" p="5" mt="-5">
      <Skeleton h="3.5" w="40%" mb="4" />
      <Skeleton h="7" w="9rem" mb="5" />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="6">
        <Lines widths={[70, 100]} />
        <Lines widths={[60, 99]} />
      </Grid>
      <Grid templateColumns="repeat(3, 1fr)" gap="3" mt="6">
        <Skeleton h="12" />
        <Skeleton h="12" />
        <Skeleton h="12" />
      </Grid>
    </Box>
    <Box>
      <Skeleton h="5" w="11rem" mb="4" />
      <Lines widths={[100, 94, 97, 55]} />
    </Box>
    <Box>
      <Skeleton h="5" w="7rem" mb="4" />
      <Stack gap="3">
        {[1, 2, 3].map((card) => (
          <Box key={card} layerStyle="panel" p="4">
            <Skeleton h="4" w="55%" mb="3" />
            <Lines widths={[98, 72]} />
          </Box>
        ))}
      </Stack>
    </Box>
  </Stack>
);
