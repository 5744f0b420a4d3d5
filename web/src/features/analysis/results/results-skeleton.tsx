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
  <Stack gap="3" role="status" aria-label={label} data-testid="results-skeleton">
    <Skeleton h="8" w="60%" />
    <Box layerStyle="panel" p="4">
      <Skeleton h="6" w="9rem" mb="4" />
      <Grid templateColumns="1fr 1fr" gap="6">
        <Lines widths={[70, 100]} />
        <Lines widths={[60, 99]} />
      </Grid>
      <Skeleton h="4" w="80%" mt="4" mb="5" />
      <Lines widths={[97, 55]} />
    </Box>
    <Skeleton h="9" w="90%" />
    {[1, 2, 3].map((card) => (
      <Box key={card} layerStyle="panel" p="4">
        <Skeleton h="4" w="55%" mb="3" />
        <Lines widths={[98, 72, 94, 40]} />
      </Box>
    ))}
  </Stack>
);
