import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../app/session.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { NegotiationIcon, OfflineIcon } from '../components/icons.tsx';
import { LoadingText } from '../components/loading-text.tsx';
import { Page } from '../components/page.tsx';
import { useNegotiation, useNegotiations } from '../features/negotiation/negotiation-data.ts';
import { NegotiationList } from '../features/negotiation/negotiation-list.tsx';
import { NegotiationView } from '../features/negotiation/negotiation-view.tsx';
import { StartPanel } from '../features/negotiation/start-panel.tsx';
import { ApiError, failureMessage } from '../lib/api.ts';

const title = 'Negotiations';

const AuthenticationRequired = () => (
  <EmptyState icon={<NegotiationIcon />} title="Authentication Required" hint="Please sign in to negotiate">
    <Button asChild>
      <Link to="/sign-in">Sign In</Link>
    </Button>
  </EmptyState>
);

const Loading = ({ children }: { readonly children: string }) => (
  <>
    <LoadingText pb="3" textAlign="start">
      {children}
    </LoadingText>
    <Stack gap="3" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h="6rem" borderRadius="l3" />
      ))}
    </Stack>
  </>
);

interface FailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const Failed = ({ title: said, error, onRetry }: FailedProps) => (
  <EmptyState
    icon={<OfflineIcon />}
    title={said}
    hint={failureMessage(error, 'The server did not give it. Please try again.')}
  >
    <Button onClick={onRetry}>Try again</Button>
  </EmptyState>
);

const NoNegotiations = () => (
  <EmptyState
    icon={<NegotiationIcon />}
    title="No negotiations yet"
    hint="Open an analysis, export it to Word and send it. Then start a negotiation there, and upload the reply here."
  >
    <Button asChild>
      <Link to="/recent-analyses">Choose an analysis</Link>
    </Button>
  </EmptyState>
);

const All = () => {
  const { list, error, isReadingRest, restError, readRest, reload } = useNegotiations();
  return (
    <Page title={title} description="What you sent, what came back, and what you decided.">
      {!list && !error && <Loading>Loading negotiations...</Loading>}
      {!list && error && (
        <Failed title="Your negotiations could not be read" error={error} onRetry={() => void reload()} />
      )}
      {list?.items.length === 0 && <NoNegotiations />}
      {list && list.items.length > 0 && <NegotiationList negotiations={list.items} />}
      {isReadingRest && <LoadingText>Loading negotiations...</LoadingText>}
      {restError !== undefined && (
        <Button mt="3" variant="outline" onClick={readRest}>
          Read on
        </Button>
      )}
    </Page>
  );
};

const One = ({ id }: { readonly id: string }) => {
  const { data, error, mutate } = useNegotiation(id);
  const hasNotBegun = !data && error instanceof ApiError && error.status === 404;
  const ways = (
    <Flex gap="2" wrap="wrap" justify="flex-end" data-print="hide">
      {data && (
        <Button asChild variant="outline" size="sm">
          <Link to={`/?analysis=${encodeURIComponent(id)}`}>Open the analysis</Link>
        </Button>
      )}
      <Button asChild variant="outline" size="sm">
        <Link to="/negotiations">All negotiations</Link>
      </Button>
    </Flex>
  );
  return (
    <Page title={data?.title ? `Negotiation: ${data.title}` : 'Negotiation'} actions={ways}>
      {!data && !error && <Loading>Loading negotiation...</Loading>}
      {hasNotBegun && <StartPanel analysisId={id} />}
      {!data && error && !hasNotBegun && (
        <Failed title="This negotiation could not be read" error={error} onRetry={() => void mutate()} />
      )}
      {data && <NegotiationView negotiation={data} />}
    </Page>
  );
};

/** Negotiations: the list, or one of them by the id in the address; for whoever is signed in. */
export const NegotiationsPage = () => {
  const { user } = useSession();
  const [params] = useSearchParams();
  const id = params.get('negotiation');
  if (!user) {
    return (
      <Page title={title}>
        <AuthenticationRequired />
      </Page>
    );
  }
  return id ? <One key={id} id={id} /> : <All />;
};
