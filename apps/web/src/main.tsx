import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { type ArticleOuvert, ContexteArticles } from './design-system/index.ts';
import { demarrerApplication } from './platform/application.ts';
import './platform/cadre.css';
import { createRoot } from './platform/dessin.ts';
// oxlint-disable-next-line import/no-unassigned-import -- takes the ticket out of the address before the router reads it
import './platform/fragment.ts';
import { resumeSession } from './platform/session.ts';
import { routes } from './routes.tsx';

// Before anything is waited for: the browser makes its offer once.
demarrerApplication();

const racine = document.getElementById('racine');
if (!racine) throw new Error('Élément #racine absent de la page.');

// What is painted is a screen of somebody's: their session is asked for while its scripts come.
const session = racine.querySelector('.d-avance') ? resumeSession() : undefined;

const Lecture = lazy(async () => ({
  default: (await import('./domains/references/LectureArticle.tsx')).LectureArticle,
}));
/** The first article that is opened brings what reads them. */
const lireArticle = (article: ArticleOuvert) => (
  <Suspense fallback={null}>
    <Lecture key={article.reference} {...article} />
  </Suspense>
);

const router = createBrowserRouter(routes);
// A page written in advance stays until its screen is there: nothing blinks.
if (racine.childElementCount > 0 && !router.state.initialized)
  await new Promise<void>((resolve) => {
    const quitter = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      quitter();
      resolve();
    });
  });

await session;

const ecran = createRoot(racine);
// Drawn by short tasks: a finger is answered between two of them.
startTransition(() =>
  ecran.render(
    <StrictMode>
      <ContexteArticles value={lireArticle}>
        <RouterProvider router={router} />
      </ContexteArticles>
    </StrictMode>,
  ),
);
