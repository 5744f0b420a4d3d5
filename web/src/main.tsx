import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadAddress } from './app/preload.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

preloadAddress(location);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
