import { createRoot } from 'react-dom/client';
import { AvisVersion } from './platform/AvisVersion.tsx';

let montre = false;

/** On a light page: the notice that a new version waits, once. */
export function montrerVersion(): void {
  if (montre) return;
  montre = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<AvisVersion />);
}
