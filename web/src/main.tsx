import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

// The code of the screen asked for is fetched beside the question who may see it.
preloadPage(location.pathname);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
