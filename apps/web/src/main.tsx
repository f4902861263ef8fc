import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import './design-system/index.ts';
import './platform/cadre.css';
// oxlint-disable-next-line import/no-unassigned-import -- takes the ticket out of the address before the router reads it
import './platform/fragment.ts';
import './platform/zod.ts';
import { routes } from './routes.tsx';

const racine = document.getElementById('racine');
if (!racine) throw new Error('Élément #racine absent de la page.');

createRoot(racine).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
