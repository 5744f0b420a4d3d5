import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

/** The whole application. */
export const App = () => (
  <Providers>
    <ErrorBoundary>
      <Gate>
        <AppRoutes />
      </Gate>
    </ErrorBoundary>
  </Providers>
);
