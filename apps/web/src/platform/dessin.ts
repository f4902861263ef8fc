/** What draws any screen and any part of a page: half of the scripts that come before the first one. */
export { createRoot, hydrateRoot } from 'react-dom/client';
