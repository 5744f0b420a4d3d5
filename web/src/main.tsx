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
// Each screen brings its own title, and a tab shows the first one it finds.
document.querySelector('head > title')?.remove();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
