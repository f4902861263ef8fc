import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ChatDAvance } from './domains/assistant/ChatDAvance.tsx';
import type { Question } from './domains/public/blog/article.ts';
import { ARTICLES } from './domains/public/blog/articles/index.ts';
import { FAQ } from './domains/public/blog/faq.ts';
import { ENTETES, type EntetePage } from './domains/public/entetes.ts';
import { TETES } from './domains/public/tetes.ts';
import { ContexteIlots, type EcrireIlot } from './platform/Ilot.tsx';
import { ContextePlaces } from './platform/PartServie.tsx';
import { routes } from './routes.tsx';

/** A page written at the build: `module` is the screen whose styles and script it needs. */
export interface PagePrerendue extends EntetePage {
  readonly module: string;
  /** Structured data, schema.org. */
  readonly donnees?: object;
  /** AAAA-MM-JJ. */
  readonly publieLe?: string;
  readonly modifieLe?: string;
  readonly motsCles?: readonly string[];
  /** Without the application: only its parts come alive. See `Ilot`. */
  readonly leger?: boolean;
  /** The module of the part that comes alive at once. */
  readonly ilot?: string;
  /** Neither in the plan of the site nor in an index. */
  readonly horsPlan?: boolean;
  /** What is painted while the application comes, where the screen itself needs the server. */
  readonly cadre?: ComponentType;
}

/** Those of which nothing moves, or only parts. */
const LEGERES = new Set([
  '/pro-landing',
  '/optimisation-fiscale-ia',
  '/pricing',
  '/pro',
  '/contact-pro',
  '/exactitude',
  '/mentions-legales',
  '/politique-confidentialite',
  '/accessibilite',
  '/simulateurs',
]);

const CONNEXION = 'src/domains/comptes/connexion';
const ENTREES: readonly PagePrerendue[] = [
  {
    chemin: '/login',
    titre: 'Connexion',
    description: 'Se connecter à Francis, particulier ou professionnel.',
    module: `${CONNEXION}/Connexion.tsx`,
  },
  {
    chemin: '/pro/login',
    titre: 'Connexion professionnelle',
    description: 'Se connecter à l’espace professionnel de Francis.',
    module: `${CONNEXION}/ConnexionPro.tsx`,
  },
].map((page) => ({ ...page, leger: true, horsPlan: true, ilot: `${CONNEXION}/CorpsConnexion.tsx` }));

const PUBLIC = 'src/domains/public';
const MODULES: Readonly<Record<string, string>> = {
  '/pro-landing': `${PUBLIC}/accueil/Accueil.tsx`,
  '/optimisation-fiscale-ia': `${PUBLIC}/PageOptimisationIa.tsx`,
  '/pricing': `${PUBLIC}/PageTarifs.tsx`,
  '/pro': `${PUBLIC}/PagePro.tsx`,
  '/contact-pro': `${PUBLIC}/ContactPro.tsx`,
  '/demo': `${PUBLIC}/demo/PageDemo.tsx`,
  '/exactitude': `${PUBLIC}/exactitude/PageExactitude.tsx`,
  '/reforme': `${PUBLIC}/reforme/PageReforme.tsx`,
  '/blog': `${PUBLIC}/blog/PageBlog.tsx`,
  '/contact': `${PUBLIC}/PageContact.tsx`,
  '/mentions-legales': `${PUBLIC}/legal/PageMentions.tsx`,
  '/politique-confidentialite': `${PUBLIC}/legal/PageConfidentialite.tsx`,
  '/accessibilite': `${PUBLIC}/legal/PageAccessibilite.tsx`,
  '/simulateurs': 'src/domains/simulateurs/PageSimulateurs.tsx',
  '/conditions-de-vente': 'src/domains/facturation/ConditionsDeVente.tsx',
};

const CONTEXTE = 'https://schema.org';
const questionsPosees = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, reponse }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: reponse },
  })),
});
const DONNEES: Readonly<Record<string, object>> = {
  '/pro-landing': {
    '@context': CONTEXTE,
    '@type': 'WebApplication',
    name: 'Francis',
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Web',
    inLanguage: 'fr',
    url: '%ORIGINE%/pro-landing',
  },
  '/blog': { '@context': CONTEXTE, ...questionsPosees(FAQ) },
};

export const PAGES: readonly PagePrerendue[] = [
  ...ENTREES,
  ...TETES,
  ...ENTETES.map((entete) => {
    const donnees = DONNEES[entete.chemin];
    const leger = LEGERES.has(entete.chemin);
    return {
      ...entete,
      leger,
      module: MODULES[entete.chemin] ?? '',
      ...(donnees && { donnees }),
      ...(entete.chemin === '/blog' && { motsCles: [...new Set(ARTICLES.flatMap(({ etiquettes }) => etiquettes))] }),
    };
  }),
  ...ARTICLES.map(({ id, titre, extrait, date, relu, auteur, motsCles, faq }) => ({
    chemin: `/blog/${id}`,
    titre,
    description: extrait,
    module: `${PUBLIC}/blog/PageArticle.tsx`,
    leger: true,
    publieLe: date,
    modifieLe: relu,
    motsCles,
    donnees: {
      '@context': CONTEXTE,
      '@graph': [
        {
          '@type': 'Article',
          headline: titre,
          description: extrait,
          datePublished: date,
          dateModified: relu,
          author: { '@type': 'Organization', name: auteur },
          keywords: motsCles.join(', '),
          inLanguage: 'fr',
          mainEntityOfPage: `%ORIGINE%/blog/${id}`,
        },
        questionsPosees(faq),
      ],
    },
  })),
];

/** The chat as it opens on a phone's own icon or on a reload: its frame first. */
export const CADRES: readonly PagePrerendue[] = ['/dashboard', '/chat'].map((chemin) => ({
  chemin,
  titre: 'Chat',
  description: 'La conversation avec Francis.',
  module: 'src/domains/decouverte/EspaceChat.tsx',
  horsPlan: true,
  cadre: ChatDAvance,
}));

/** Drawn apart, as the browser will take it up: see `ilots.tsx`. */
const ecrireIlot: EcrireIlot = (nom, Partie, props) =>
  renderToString(<Partie {...props} />, { identifierPrefix: `${nom}-` });

/** The page as HTML, as somebody unknown first sees it. @throws when the screen does not stand without a browser. */
export async function rendre({ chemin, leger = false, cadre: Cadre }: PagePrerendue): Promise<string> {
  if (Cadre) return renderToString(<Cadre />);
  const router = createMemoryRouter(routes, { initialEntries: [chemin] });
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const quitter = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        quitter();
        resolve();
      });
    });
  return renderToString(
    <ContextePlaces value>
      <ContexteIlots value={leger ? ecrireIlot : undefined}>
        <RouterProvider router={router} />
      </ContexteIlots>
    </ContextePlaces>,
  );
}
