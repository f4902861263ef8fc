import { type ComponentType, createElement, lazy, type ReactNode, startTransition, StrictMode, Suspense } from 'react';
import { type ArticleOuvert, ContexteArticles } from './design-system/index.ts';
import { createRoot, hydrateRoot } from './platform/dessin.ts';
import { asContract } from './platform/json.ts';
import { Toasts } from './platform/toasts.tsx';
import { usePret } from './platform/usePret.ts';

type Partie = ComponentType<never>;

/** What comes alive on the light pages, by the name that `Ilot` gives it. Nothing here knows the router. */
const PARTIES: Readonly<Record<string, () => Promise<Partie>>> = {
  mini: async () => (await import('./domains/public/accueil/MiniSimulateur.tsx')).MiniSimulateur,
  preuve: async () => (await import('./domains/public/accueil/SectionPreuve.tsx')).PreuveOuverte,
  essai: async () => (await import('./domains/public/FormulaireEssai.tsx')).FormulaireEssai,
  textes: async () => (await import('./domains/public/blog/TextesCites.tsx')).TextesCites,
  installation: async () => (await import('./platform/CarteInstallation.tsx')).CarteInstallation,
  connexion: async () => (await import('./domains/comptes/connexion/CorpsConnexion.tsx')).CorpsConnexion,
  'connexion-pro': async () => (await import('./domains/comptes/connexion/CorpsConnexion.tsx')).CorpsConnexionPro,
};

const Lecture = lazy(async () => ({
  default: (await import('./domains/references/LectureArticle.tsx')).LectureArticle,
}));
const lireArticle = (article: ArticleOuvert) => (
  <Suspense fallback={null}>
    <Lecture key={article.reference} {...article} />
  </Suspense>
);

let messages = false;
/** What the parts say in passing, once for the page. */
function poserMessages(): void {
  if (messages) return;
  messages = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);
}

/** As the page was written first; then its provisions open. */
function Vivant({ children }: { children: ReactNode }) {
  return <ContexteArticles value={usePret() ? lireArticle : undefined}>{children}</ContexteArticles>;
}

/** Takes up one part of the page where the build left it. */
export async function animer(place: HTMLElement): Promise<void> {
  const nom = place.dataset['ilot'] ?? '';
  const Rendu = await PARTIES[nom]?.();
  if (!Rendu) throw new Error(`no part named ${nom}`);
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  // The page was written with the properties of this very part.
  const dessin = createElement(asContract<ComponentType<object>>(Rendu), Object(props));
  const partie = (
    <StrictMode>
      <Vivant>{dessin}</Vivant>
    </StrictMode>
  );
  const options = { identifierPrefix: `${nom}-` };
  poserMessages();
  // Drawn by short tasks: a finger is answered between two of them.
  startTransition(() => {
    if (place.childElementCount === 0) createRoot(place, options).render(partie);
    else hydrateRoot(place, partie, options);
  });
}
