import { Box, Center, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { SupportLink } from '../../components/support-link.tsx';
import { appName, documentTitle } from '../../lib/document-title.ts';

interface AccountCardProps {
  readonly title: string;
  /** The first words of the tab's title, where the heading would repeat the product's name. */
  readonly tabTitle?: string;
  readonly description?: ReactNode;
  /** What stands below the card: the way to another one. */
  readonly footer?: ReactNode;
  readonly width?: string;
  readonly children: ReactNode;
}

/** The frame of what people see who are not in the application: one card, the product's name above it. */
export const AccountCard = (props: AccountCardProps) => {
  const { title, tabTitle = title, description, footer, width = '26rem', children } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus went with the screen before: a screen reader and the keyboard go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <Center
      as="main"
      minH="100dvh"
      px="4"
      py={{ base: '8', md: '12' }}
      alignItems={{ base: 'flex-start', md: 'center' }}
    >
      <title>{documentTitle(tabTitle)}</title>
      <Box w="full" maxW={width}>
        <Flex align="center" gap="2.5" mb="5" ps="1">
          <Logo />
          <Text fontWeight="semibold" letterSpacing="tight">
            {appName}
          </Text>
        </Flex>
        <Box layerStyle="panel" boxShadow="sm" p={{ base: '5', md: '8' }}>
          <Heading as="h1" size="xl" ref={heading} tabIndex={-1} _focus={{ outline: 'none' }}>
            {title}
          </Heading>
          {description && (
            <Box color="fg.muted" textStyle="sm" mt="1.5" textWrap="pretty">
              {description}
            </Box>
          )}
          <Box mt="6">{children}</Box>
        </Box>
        <Stack gap="1" mt="5" px="1" textStyle="sm" color="fg.muted">
          {footer}
          <Text>
            <SupportLink>Need help? Write to</SupportLink>
          </Text>
        </Stack>
      </Box>
    </Center>
  );
};

/** What a form as a whole is refused for. */
export const FormError = ({ children }: { readonly children?: string | undefined }) =>
  children ? (
    <Text
      role="alert"
      textStyle="sm"
      color="fg.error"
      bg="red.subtle"
      borderWidth="1px"
      borderColor="red.border"
      borderRadius="l2"
      px="3"
      py="2.5"
    >
      {children}
    </Text>
  ) : null;

/** The look of links within these cards; a finger needs more room than a pointer. */
const linkStyle = {
  color: 'accent.fg',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  display: 'inline-block',
  py: { base: '3', md: '1' },
  cursor: 'button',
} as const;

/** A button that reads as a link. */
export const LinkButton = chakra('button', { base: linkStyle });

/** A link from one of these cards to another. */
export const RouteLink = chakra(Link, { base: linkStyle });
