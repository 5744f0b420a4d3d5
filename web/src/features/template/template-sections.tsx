import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Template } from '../../../../shared/playbooks.ts';
import { failureMessage } from '../../lib/api.ts';
import { useWholeTemplate } from './use-templates.ts';

/** The sections of a template as they were read, in the face that contract text has everywhere. */
export const TemplateSections = ({ template }: { readonly template: Template }) => {
  const { data, error, mutate } = useWholeTemplate(template.id);
  if (error) {
    return (
      <Box role="alert" textStyle="sm" py="3">
        <Text mb="2">{failureMessage(error, 'The sections could not be read. Please try again.')}</Text>
        <Button size="xs" variant="outline" onClick={() => void mutate()}>
          Try again
        </Button>
      </Box>
    );
  }
  return (
    <Box
      as="section"
      aria-label={`Sections of ${template.name}`}
      tabIndex={0}
      maxH="24rem"
      overflowY="auto"
      mt="3"
      px="4"
      py="3"
      borderRadius="l2"
      bg="bg.subtle"
    >
      {data ? (
        <Stack as="ol" gap="4" listStyleType="none">
          {data.sections.map(({ number, heading, text }, index) => (
            // Sections may repeat number and heading: their place is what tells them apart.
            <Box as="li" key={index} fontFamily="contract">
              {(number || heading) && (
                <Text fontWeight="semibold" textStyle="sm" overflowWrap="anywhere">
                  {[number, heading].filter(Boolean).join('  ')}
                </Text>
              )}
              <Text textStyle="sm" lineHeight="1.6" whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Text>
            </Box>
          ))}
        </Stack>
      ) : (
        <Stack gap="2" role="status" aria-label="Loading sections">
          {[70, 96, 88].map((width) => (
            <Skeleton key={width} h="3.5" style={{ width: `${width}%` }} />
          ))}
        </Stack>
      )}
    </Box>
  );
};
